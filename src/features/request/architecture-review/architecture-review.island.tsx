import { DialogForm } from '../dialog-form.tsx';
import { architectureReview } from './architecture-review.request.ts';

export default () => <DialogForm request={architectureReview} />;
