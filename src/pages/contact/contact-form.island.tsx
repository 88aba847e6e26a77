import { RequestForm } from '../../features/request/request-form.tsx';
import type { FormValues } from '../../ui/form/form-values.ts';
import { useHash } from '../../ui/use-hash.ts';
import { contact } from './contact.request.ts';
import * as words from './words.ts';

const presets: Readonly<Record<string, FormValues>> = {
  '#general': { subject: words.generalInquiry },
  '#sales': { subject: words.salesInquiry },
  '#support': { subject: words.supportRequest },
};

/** The contact form. A hash such as `#sales` presets its subject. */
export default function ContactForm() {
  return <RequestForm request={contact} presets={presets[useHash()]} />;
}
