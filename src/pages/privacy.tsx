import { isPublished } from '../config/is-published.ts';
import type { MessageUse } from '../config/site-facts.ts';
import { company, site } from '../config/site.ts';
import { storedItems } from '../config/stored-items.ts';
import { legalDocument } from '../content/legal.ts';
import { requests } from '../content/requests.ts';
import LocalDataIsland from '../features/local-data/local-data-tools.island.tsx';
import { RequestLink } from '../features/request/request-link.tsx';
import { keysOf } from '../lib/records.ts';
import { island } from '../runtime/island.tsx';
import { LegalPage, LegalTool } from '../sections/legal-page.tsx';
import { StoredItems } from '../sections/stored-items.tsx';
import { InlineText } from '../ui/inline-text.tsx';
import { capitalized, listOf } from '../lib/text/grammar.ts';
import { proseComponents } from '../ui/prose.tsx';

const LocalDataTools = island(LocalDataIsland);

/** Shown if forms go to a server instead of the visitor's mail app. */
function Delivery() {
  const { delivery } = site;
  if (delivery.by === 'mail') return null;
  return (
    <>
      <h2 id="what-a-form-sends">What a form sends</h2>
      <p>
        When you press the button of a form, its fields, the path of the page and the time go over
        HTTPS to {new URL(delivery.url).host}, which is run {delivery.keptBy}. No cookie goes with
        them. We use them as we use an e-mail with the same text, on the same ground and for as
        long. If sending fails, the page says so, and you can send the message by e-mail instead. A
        copy stays in your browser’s Outbox.
      </p>
    </>
  );
}

/** "Partner and job", or the one whose page is published; empty without both. */
const applications = capitalized(
  listOf(
    [isPublished('/partners') ? 'partner' : '', isPublished('/careers') ? 'job' : ''].filter(
      Boolean,
    ),
  ),
);

const messageUses = {
  requests: ['Requests for a demo, review, offer', 'To answer, and to prepare what you ask for'],
  applications: [`${applications} applications`, 'To decide on them'],
  newsletter: ['Newsletter requests', 'To send it, about once a month'],
  other: ['Everything else', 'To answer'],
  vulnerabilities: ['Reports of vulnerabilities', 'To repair the fault and credit the finder'],
} as const satisfies Readonly<Record<MessageUse, readonly [what: string, use: string]>>;

/** What messages are for, and why that is lawful if the vendor's law asks for a reason. */
function MessageUses() {
  const { heading, ...grounds } = company.law.privacy.grounds;
  return (
    <proseComponents.table>
      <thead>
        <tr>
          <th scope="col">What we receive</th>
          <th scope="col">What for</th>
          {heading && <th scope="col">{heading}</th>}
        </tr>
      </thead>
      <tbody>
        {keysOf(messageUses)
          .filter((id) => id !== 'applications' || applications)
          .map((id) => (
            <tr key={id}>
              <td>{messageUses[id][0]}</td>
              <td>{messageUses[id][1]}</td>
              {heading && (
                <td>
                  <InlineText>{grounds[id]}</InlineText>
                </td>
              )}
            </tr>
          ))}
      </tbody>
    </proseComponents.table>
  );
}

const localData = {
  id: 'local-data',
  heading: 'Your data in this browser',
  text: 'Export writes a JSON file with every item of the table above that’s in this browser. Delete removes them all, including your answer to the cookie banner, so it will ask again.',
  noScript:
    'JavaScript is off, so this site stores nothing new. To delete what’s left from before, clear this site’s data in your browser’s settings.',
} as const;

const components = {
  Delivery,
  MessageUses,
  StoredItems: () => <StoredItems items={Object.values(storedItems)} />,
  PrivacyRequest: () => (
    <p>
      <RequestLink request={requests.privacy} path="/privacy">
        Privacy request
      </RequestLink>
    </p>
  ),
};

export const Page = () => (
  <LegalPage
    document={legalDocument('privacy')}
    effective={company.law.privacy.effective}
    components={components}
    outlineBelow={[{ id: localData.id, text: localData.heading }]}
  >
    <LegalTool {...localData}>
      <LocalDataTools />
    </LegalTool>
  </LegalPage>
);
