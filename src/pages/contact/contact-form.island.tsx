import { EnquiryProvider } from '../../chrome/enquiry-provider.tsx';
import { ContactForm } from '../../features/enquiry/contact/contact-form.tsx';

export default () => (
  <EnquiryProvider>
    <ContactForm />
  </EnquiryProvider>
);
