import { requests } from '../content/requests.ts';
import { RequestLink } from '../features/request/request-link.tsx';
import { CustodyTable } from '../sections/custody-table.tsx';
import { legalDocument } from '../content/legal.ts';
import { LegalPage } from '../sections/legal-page.tsx';
import { CheckFile, OwnerKeys, SensitiveReports } from './security/owner-keys.tsx';
import { island } from '../runtime/island.tsx';
import SiteCheckIsland from '../demos/site-check/site-check-panel.island.tsx';

const SiteCheckPanel = island(SiteCheckIsland);

const components = {
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
    tool={{
      id: 'check',
      heading: 'Check it on this page',
      text: 'Your browser knows which files this page asked for and from whom, what it keeps for this site, and which policy came with the page. The check lists all of it and keeps watching. Nothing leaves your browser.',
      noScript: 'The check needs JavaScript. Your browser’s network panel shows the same.',
      children: <SiteCheckPanel />,
    }}
  />
);
