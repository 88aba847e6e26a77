import { createContext, use } from 'react';

import type { MailMessage } from '../../lib/mailto.ts';
import type { FormValues } from '../../ui/form/check-values.ts';

/** A message on its way out, as it is kept in the Outbox before it is handed over. */
export type OutgoingMessage = {
  message: MailMessage;
  /** The form it was written in and what was typed there, so that it can be written again. */
  form: { id: string; values: FormValues; path: string } | null;
};

/** What requests need from other features, which know nothing of requests: the app joins them here. */
export type RequestPorts = {
  /** Keeps a copy under a key; `memory` if the browser refuses storage. */
  keep: (outgoing: OutgoingMessage, key: string) => 'stored' | 'memory';
  /** Notes that the endpoint has taken the message that was kept under a key. */
  received: (key: string) => void;
  /** What was typed in a form before, if the address asks for it to be restored from the Outbox. */
  restored: (form: string) => FormValues | null;
  /** What the signed-in visitor has told us, by profile field; empty when signed out. */
  profile: FormValues;
};

/** Provided once, by the app. */
export const RequestPortsContext = createContext<RequestPorts | null>(null);

/** The ports of the app around. Throws if a request stands outside it. */
export function useRequestPorts(): RequestPorts {
  const ports = use(RequestPortsContext);
  if (!ports) throw new Error('A request must be used within RequestPortsContext');
  return ports;
}
