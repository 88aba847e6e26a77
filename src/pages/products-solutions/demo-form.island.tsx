import { RequestProvider } from '../../chrome/request-provider.tsx';
import { DemoForm } from './demo-form.tsx';

export default () => (
  <RequestProvider>
    <DemoForm />
  </RequestProvider>
);
