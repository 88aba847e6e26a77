import { RequestProvider } from '../../chrome/request-provider.tsx';
import { ContactForm } from '../../features/request/contact/contact-form.tsx';

export default () => (
  <RequestProvider>
    <ContactForm />
  </RequestProvider>
);
