import { RequestForm } from '../../features/request/request-form.tsx';
import { productDemo } from './product-demo.request.ts';

export default () => <RequestForm request={productDemo} />;
