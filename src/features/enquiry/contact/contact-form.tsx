import { useSyncExternalStore } from 'react';

import { EnquiryForm } from '../enquiry-form.tsx';
import type { Values } from '../enquiry.ts';
import { contact } from './contact.ts';

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

const none: Values = {};
const presets: Readonly<Record<string, Values>> = {
  '#general': { subject: 'General inquiry' },
  '#sales': { subject: 'Sales inquiry' },
  '#support': { subject: 'Support request' },
};

/** The contact form; an address such as `/contact#sales` presets its subject. */
export function ContactForm() {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  );
  return <EnquiryForm enquiry={contact} presets={presets[hash] ?? none} />;
}
