import type { ReactNode } from 'react';

import { useAuth } from '../features/account/use-auth.ts';
import { keepInOutbox, markSent, outbox } from '../features/outbox/outbox.ts';
import { type RequestPorts, RequestPortsContext } from '../features/request/request-ports.ts';

/** Connects requests to other features, because features must not import each other. */
export const ports: Omit<RequestPorts, 'profile'> = {
  keep: (outgoing, key) => {
    try {
      return keepInOutbox(outgoing, key);
    } catch {
      // The request must go on without its copy.
      return 'memory';
    }
  },
  received: (key) => {
    try {
      markSent(key);
    } catch {
      // The message has arrived. Only its copy still says otherwise.
    }
  },
  restored: (form) => {
    const [, id] = location.hash.split('#restore-');
    const entry = outbox.read().find((candidate) => candidate.id === id);
    return entry?.form?.id === form ? entry.form.values : null;
  },
};

const noProfile = {};

/** Gives requests the Outbox and the signed-in profile. */
export function RequestProvider({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  return (
    <RequestPortsContext value={{ ...ports, profile: user ?? noProfile }}>
      {children}
    </RequestPortsContext>
  );
}
