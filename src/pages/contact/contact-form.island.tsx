import { useSyncExternalStore } from 'react';

import { RequestForm } from '../../features/request/request-form.tsx';
import { hashName } from '../../lib/dom/address.ts';
import type { FormValues } from '../../ui/form/form-values.ts';
import { contact } from './contact.request.ts';
import * as words from './words.ts';

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

const presets: Readonly<Record<string, FormValues>> = {
  '#general': { subject: words.generalInquiry },
  '#sales': { subject: words.salesInquiry },
  '#support': { subject: words.supportRequest },
};

/** The contact form. A hash such as `#sales` presets its subject. */
export default function ContactForm() {
  const name = useSyncExternalStore(subscribe, hashName, () => '');
  return <RequestForm request={contact} presets={presets[`#${name}`]} />;
}
