import { createContext, use } from 'react';

import type { MailMessage } from '../../lib/mailto.ts';
import type { Values } from './enquiry.ts';

/** A message as it is kept in the Outbox before it is handed over. */
export type KeptMessage = {
  message: MailMessage;
  /** The form it was written in and what was typed there, so that it can be written again. */
  form: { id: string; values: Values; path: string } | null;
};

/**
 * What a request needs from the rest of the site. Features know nothing of each other: the app joins
 * them here.
 */
export type EnquiryPorts = {
  /** The vendor's name and general address. */
  siteName: string;
  recipient: string;
  phone: { display: string; e164: string };
  /** Keeps a copy; `memory` where the browser refuses storage. */
  keep: (kept: KeptMessage) => 'stored' | 'memory';
  /** What was typed in a form before, if the address asks for it to be restored from the Outbox. */
  restored: (form: string) => Values | null;
  /** What the signed-in visitor has told us, by profile field; empty when signed out. */
  profile: Values;
  drafts: {
    read: (form: string) => Values | null;
    /** Does nothing unless the visitor allowed optional storage. */
    write: (form: string, values: Values) => void;
    clear: (form: string) => void;
  };
};

/** Provided once, by the app. */
export const EnquiryPortsContext = createContext<EnquiryPorts | null>(null);

/** The ports of the app around. Throws where a request stands outside it. */
export function useEnquiryPorts(): EnquiryPorts {
  const ports = use(EnquiryPortsContext);
  if (!ports) throw new Error('A request must be used within EnquiryPortsContext');
  return ports;
}
