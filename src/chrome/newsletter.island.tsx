import { NewsletterForm } from '../features/enquiry/newsletter/newsletter-form.tsx';
import { EnquiryProvider } from './enquiry-provider.tsx';

export default () => (
  <EnquiryProvider>
    <NewsletterForm />
  </EnquiryProvider>
);
