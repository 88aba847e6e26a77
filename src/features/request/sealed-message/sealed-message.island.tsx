import { DialogForm } from '../dialog-form.tsx';
import { sealedMessage } from './sealed-message.ts';

export default () => <DialogForm request={sealedMessage} />;
