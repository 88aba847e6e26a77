import { company } from '../config/site.ts';
import { Imprint } from '../sections/imprint.tsx';
import { legalDocument } from '../content/legal.ts';
import { LegalPage } from '../sections/legal-page.tsx';

const components = { Imprint: () => <Imprint imprint={company.imprint} /> };

export const Page = () => (
  <LegalPage
    document={legalDocument('terms')}
    effective={company.law.terms.effective}
    components={components}
  />
);
