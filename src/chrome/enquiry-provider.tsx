import type { ReactNode } from 'react';

import { site } from '../config/site.ts';
import { useAuth } from '../features/account/use-auth.ts';
import { drafts } from '../features/cookie-consent/drafts.ts';
import { type EnquiryPorts, EnquiryPortsContext } from '../features/enquiry/ports.ts';
import { keepInOutbox, outbox } from '../features/outbox/outbox.ts';

/** Joins the requests with the features they need; features know nothing of each other. */
export const ports: EnquiryPorts = {
  siteName: site.name,
  recipient: site.email,
  phone: site.phone,
  keep: (kept) => {
    try {
      return keepInOutbox(kept);
    } catch {
      // The message matters more than its copy.
      return 'memory';
    }
  },
  restored: (form) => {
    const [, id] = location.hash.split('#restore-');
    const entry = outbox.read().find((candidate) => candidate.id === id);
    return entry?.form?.id === form ? entry.form.values : null;
  },
  profile: {},
  drafts,
};

const nobody = {};

/** What stands around every request. Loaded with the first one that is wanted, not with the page. */
export function EnquiryProvider({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  return (
    <EnquiryPortsContext value={{ ...ports, profile: user ?? nobody }}>
      {children}
    </EnquiryPortsContext>
  );
}
