import { storedItems } from '../config/stored-items.ts';
import { requests } from '../content/requests.ts';
import { legalDocument } from '../content/legal.ts';
import { RequestLink } from '../features/request/request-link.tsx';
import { LegalText } from '../sections/legal-text.tsx';
import { StoredItems } from '../sections/stored-items.tsx';
import { island } from '../runtime/island.tsx';
import LocalDataIsland from '../features/local-data/local-data-tools.island.tsx';

const LocalDataTools = island(LocalDataIsland);

export function Page() {
  return (
    <>
      <div>
        <Text />
      </div>
      <section id="local-data" className="no-print border-t border-line">
        <div className="wrap py-16">
          <div>
            <LocalDataHead />
          </div>
          <LocalDataTools />
        </div>
      </section>
      <i hidden data-enhance="heading-links" />
    </>
  );
}

const components = {
  StoredItems: () => <StoredItems items={Object.values(storedItems)} />,
  PrivacyRequest: () => (
    <p>
      <RequestLink request={requests.privacy} path="/privacy">
        Privacy request
      </RequestLink>
    </p>
  ),
};

const Text = () => (
  <LegalText
    document={legalDocument('privacy')}
    components={components}
    after={[{ id: 'local-data', text: 'Your data in this browser' }]}
  />
);

function LocalDataHead() {
  return (
    <>
      <h2 className="text-[1.7rem] tracking-[-0.02em]">Your data in this browser</h2>
      <p className="mt-3 mb-4 max-w-[42rem] text-ink-2">
        Export writes a JSON file with every item of the table above that is present. Delete removes
        them all, your answer to the cookie banner included, so it will ask again.
      </p>
      <noscript>
        <p className="max-w-[42rem]">
          Scripts are off here, so this site stores nothing new. What is left from before goes when
          you clear this site’s data in the browser’s settings.
        </p>
      </noscript>
    </>
  );
}
