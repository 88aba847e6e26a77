import type { ReactNode } from 'react';

import { hasDemo } from '../config/is-published.ts';
import { requests } from '../content/requests.ts';
import { Demo, outlineOf } from '../demos/demo.tsx';
import { RequestLink } from '../features/request/request-link.tsx';
import { CustodyTable } from '../sections/custody-table.tsx';
import { legalDocument } from '../content/legal.ts';
import { LegalPage } from '../sections/legal-page.tsx';
import { CheckFile, OwnerKeys, SensitiveReports } from './security/owner-keys.tsx';

const components = {
  /** What speaks of the check. */
  CheckOfThisPage: ({ children }: { children: ReactNode }) =>
    hasDemo('site-check') && <>{children}</>,
  CheckFile,
  CustodyTable,
  OwnerKeys,
  SensitiveReports,
  EvidenceRequest: () => (
    <p>
      <RequestLink request={requests.evidence} path="/security">
        Request the documents
      </RequestLink>
    </p>
  ),
};

export const Page = () => (
  <LegalPage
    document={legalDocument('security')}
    components={components}
    outlineBelow={outlineOf('site-check')}
  >
    <Demo name="site-check" />
  </LegalPage>
);
