import { data } from '../lib/attributes.ts';
import { requests } from '../content/requests.ts';
import { legalDocument } from '../content/legal.ts';
import { RequestLink } from '../features/request/request-link.tsx';
import { CustodyTable } from '../sections/custody-table.tsx';
import { LegalText } from '../sections/legal-text.tsx';
import { CheckFile, OwnerKeys, SensitiveReports } from './security/owner-keys.tsx';
import { island } from '../runtime/island.tsx';
import SiteCheckIsland from '../features/site-check/site-check-panel.island.tsx';

const SiteCheckPanel = island(SiteCheckIsland);

export function Page() {
  return (
    <>
      <div>
        <Text />
      </div>
      <section id="check" className="no-print border-t border-line">
        <div className="wrap py-16">
          <div>
            <CheckHead />
          </div>
          <SiteCheckPanel />
        </div>
      </section>
      <i hidden {...data({ enhance: 'heading-links' })} />
    </>
  );
}

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

const Text = () => (
  <LegalText
    document={legalDocument('security')}
    components={components}
    after={[{ id: 'check', text: 'Check it on this page' }]}
  />
);

function CheckHead() {
  return (
    <>
      <h2 className="text-[1.7rem] tracking-[-0.02em]">Check it on this page</h2>
      <p className="mt-3 mb-5 max-w-[42rem] text-ink-2">
        Your browser knows which files this page asked for and from whom, what it keeps for this
        site, and which policy came with the page. The check lists all of it and keeps watching.
        Nothing leaves your browser.
      </p>
      <noscript>
        <p className="max-w-[42rem]">
          The check needs JavaScript. Your browser’s network panel shows the same.
        </p>
      </noscript>
    </>
  );
}
