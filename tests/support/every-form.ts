import { products } from '../../src/content/products.ts';
import { architectureReview } from '../../src/features/enquiry/architecture-review/architecture-review.ts';
import { contact } from '../../src/features/enquiry/contact/contact.ts';
import type { Enquiry } from '../../src/features/enquiry/enquiry.ts';
import { enterpriseDemo } from '../../src/features/enquiry/enterprise-demo/enterprise-demo.ts';
import { freeDemo } from '../../src/features/enquiry/free-demo/free-demo.ts';
import { newsletter } from '../../src/features/enquiry/newsletter/newsletter.ts';
import { partnerApplication } from '../../src/features/enquiry/partner-application/partner-application.ts';
import { productDemo } from '../../src/features/enquiry/product-demo/product-demo.ts';
import { validValues } from './valid-values.ts';

/** Every request with a form, with values it accepts. */
export const everyForm: readonly { enquiry: Enquiry; values: Readonly<Record<string, string>> }[] =
  [
    freeDemo,
    architectureReview,
    enterpriseDemo,
    partnerApplication,
    contact,
    newsletter,
    productDemo(products.map(({ id, name }) => ({ value: id, label: name }))),
  ].map((enquiry) => ({ enquiry, values: validValues[enquiry.id as keyof typeof validValues] }));
