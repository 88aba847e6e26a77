import { isPublished } from '../config/is-published.ts';
import type { MessageUse } from '../config/site-facts.ts';
import { company, site } from '../config/site.ts';
import { areaNames, type StoredItem, storedItems } from '../config/stored-items.ts';
import type { LegalParts } from '../content/legal-parts.ts';
import { legalDocument } from '../content/prose.ts';
import * as words from '../content/pages/privacy.ts';
import { requests } from '../content/requests.ts';
import LocalDataIsland from '../features/local-data/local-data-tools.island.tsx';
import { RequestLink } from '../features/request/request-link.tsx';
import { keysOf } from '../lib/records.ts';
import { fill } from '../lib/text/fill.ts';
import { island } from '../runtime/island.tsx';
import { LegalPage, LegalTool } from '../sections/legal-page.tsx';
import { PlainTable } from '../sections/tables.tsx';
import { InlineText } from '../ui/inline-text.tsx';
import { proseComponents } from '../ui/prose.tsx';
import * as sectionWords from '../sections/words.ts';

export { head } from '../content/pages/privacy.ts';

const kinds = { asked: sectionWords.whenAsked, optional: sectionWords.afterAllowed } as const;

/** A table of everything that the site may store in the browser. */
const StoredItems = ({ items }: { items: readonly StoredItem[] }) => (
  <PlainTable
    caption={sectionWords.storedItems}
    columns={[
      sectionWords.storedItem,
      sectionWords.storedFor,
      sectionWords.storedWhen,
      sectionWords.storedWhere,
    ]}
    rows={items.map(({ key, area, kind, purpose }) => ({
      head: (
        <code key={key} translate="no">
          {key}
        </code>
      ),
      cells: [purpose, kinds[kind], areaNames[area]],
    }))}
  />
);

const LocalDataTools = island(LocalDataIsland);

/** Shown if forms go to a server instead of the visitor's mail app. */
function Delivery() {
  const { delivery } = site;
  if (delivery.by === 'mail') return null;
  return (
    <>
      <h2 id="what-a-form-sends">{words.whatAFormSends}</h2>
      <p>{fill(words.formSends, { host: new URL(delivery.url).host, keptBy: delivery.keptBy })}</p>
    </>
  );
}

/** Of partners and for jobs, or of the one whose page is published; empty without both. */
function applications(): string {
  const [partners, jobs] = [isPublished('/partners'), isPublished('/careers')];
  if (partners && jobs) return words.applications.both;
  if (partners) return words.applications.partners;
  return jobs ? words.applications.jobs : '';
}

const messageUses: Readonly<Record<MessageUse, readonly [what: string, use: string]>> = {
  requests: words.messageUses.requests,
  applications: [applications(), words.applicationsUse],
  newsletter: words.messageUses.newsletter,
  other: words.messageUses.other,
  vulnerabilities: words.messageUses.vulnerabilities,
};

/** What messages are for, and why that is lawful if the vendor's law asks for a reason. */
function MessageUses() {
  const { heading, ...grounds } = company.law.privacy.grounds;
  return (
    <proseComponents.table>
      <thead>
        <tr>
          <th scope="col">{words.whatWeReceive}</th>
          <th scope="col">{words.whatFor}</th>
          {heading && (
            <th scope="col">
              <InlineText>{heading}</InlineText>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {keysOf(messageUses)
          .filter((id) => messageUses[id][0] !== '')
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

const { localData } = words;

const components: LegalParts<'privacy'> = {
  Delivery,
  MessageUses,
  StoredItems: () => <StoredItems items={Object.values(storedItems)} />,
  PrivacyRequest: () => (
    <p>
      <RequestLink request={requests.privacy} path="/privacy">
        {words.privacyRequest}
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
