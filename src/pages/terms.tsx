import { data } from '../lib/attributes.ts';
import { company } from '../config/site.ts';
import { legalDocument } from '../content/legal.ts';
import { Imprint } from '../sections/imprint.tsx';
import { LegalText } from '../sections/legal-text.tsx';

export function Page() {
  return (
    <>
      <div>
        <Text />
      </div>
      <i hidden {...data({ enhance: 'heading-links' })} />
    </>
  );
}

const components = { Imprint: () => <Imprint imprint={company.imprint} /> };

const Text = () => (
  <LegalText
    document={legalDocument('terms')}
    effective={company.law.terms.effective}
    components={components}
  />
);
