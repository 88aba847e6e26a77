import { NewsletterForm } from '../features/request/newsletter/newsletter-form.tsx';
import { RequestProvider } from './request-provider.tsx';

export default () => (
  <RequestProvider>
    <NewsletterForm />
  </RequestProvider>
);
