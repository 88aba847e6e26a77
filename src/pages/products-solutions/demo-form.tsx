import { RequestForm } from '../../features/request/request-form.tsx';
import { demo } from './demo.ts';

/** The short form: who, and which product. */
export const DemoForm = () => <RequestForm request={demo} />;
