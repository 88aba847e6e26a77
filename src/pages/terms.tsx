import { company } from '../config/site.ts';
import { Imprint, LegalPage } from '../sections/legal-page.tsx';
import type { LegalParts } from '../content/legal-parts.ts';
import { legalDocument } from '../content/prose.ts';

export { head } from '../content/pages/terms.ts';

const components: LegalParts<'terms'> = { Imprint: () => <Imprint imprint={company.imprint} /> };

export const Page = () => (
  <LegalPage
    document={legalDocument('terms')}
    effective={company.law.terms.effective}
    components={components}
  />
);
