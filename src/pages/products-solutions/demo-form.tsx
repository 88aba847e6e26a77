import { EnquiryForm } from '../../features/enquiry/enquiry-form.tsx';
import { demo } from './demo.ts';

/** The short form: who, and which product. */
export const DemoForm = () => <EnquiryForm enquiry={demo} />;
