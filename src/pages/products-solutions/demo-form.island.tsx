import { EnquiryProvider } from '../../chrome/enquiry-provider.tsx';
import { DemoForm } from './demo-form.tsx';

export default () => (
  <EnquiryProvider>
    <DemoForm />
  </EnquiryProvider>
);
