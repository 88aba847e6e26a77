import { RequestForm } from '../../features/request/request-form.tsx';
import { demo } from './demo.ts';

export const DemoForm = () => <RequestForm request={demo} />;
