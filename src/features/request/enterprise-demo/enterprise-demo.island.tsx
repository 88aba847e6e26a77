import { DialogForm } from '../dialog-form.tsx';
import { enterpriseDemo } from './enterprise-demo.request.ts';

export default () => <DialogForm request={enterpriseDemo} />;
