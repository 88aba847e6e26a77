import { DialogForm } from '../dialog-form.tsx';
import { partnerApplication } from './partner-application.request.ts';

export default () => <DialogForm request={partnerApplication} />;
