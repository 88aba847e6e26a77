import { products } from '../../src/content/products.ts';
import { architectureReview } from '../../src/features/request/architecture-review/architecture-review.request.ts';
import { contact } from '../../src/features/request/contact/contact.request.ts';
import type { RequestSpec } from '../../src/features/request/request-spec.ts';
import { enterpriseDemo } from '../../src/features/request/enterprise-demo/enterprise-demo.request.ts';
import { freeDemo } from '../../src/features/request/free-demo/free-demo.request.ts';
import { newsletter } from '../../src/features/request/newsletter/newsletter.request.ts';
import { partnerApplication } from '../../src/features/request/partner-application/partner-application.request.ts';
import { productDemo } from '../../src/features/request/product-demo/product-demo.ts';
import { validValuesOf } from './valid-values.ts';

export const everyForm: readonly {
  request: RequestSpec;
  values: Readonly<Record<string, string>>;
}[] = [
  freeDemo,
  architectureReview,
  enterpriseDemo,
  partnerApplication,
  contact,
  newsletter,
  productDemo(products.map(({ id, name }) => ({ value: id, label: name }))),
].map((request) => ({ request, values: validValuesOf(request.id) }));
