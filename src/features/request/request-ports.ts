import { createContext, use } from 'react';

import type { MailMessage } from '../../lib/mailto.ts';
import type { FormValues } from '../../ui/form/form-values.ts';

/** A message to be sent, as it is stored in the Outbox. */
export type OutgoingMessage = {
  message: MailMessage;
  /** The form and its values, so that they can be restored. */
  form: { id: string; values: FormValues; path: string } | null;
};

/** What requests need from other features, which they may not import. */
export type RequestPorts = {
  /** Stores a copy under a key. Returns `memory` if the browser refuses storage. */
  keep: (outgoing: OutgoingMessage, key: string) => 'stored' | 'memory';
  /** Marks a stored message as accepted by the endpoint. */
  received: (key: string) => void;
  /** A form's values from the Outbox, if the URL asks to restore them. */
  restored: (form: string) => FormValues | null;
  /** The signed-in visitor's profile; empty when signed out. */
  profile: FormValues;
};

export const RequestPortsContext = createContext<RequestPorts | null>(null);

/** @throws Error outside `RequestPortsContext` */
export function useRequestPorts(): RequestPorts {
  const ports = use(RequestPortsContext);
  if (!ports) throw new Error('A request must be used within RequestPortsContext');
  return ports;
}
