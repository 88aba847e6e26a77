import { caseStudies } from '../../content/pages/resources/case-studies.ts';
import { ArgumentPage } from '../../sections/argument-page.tsx';
import { Static } from '../../ui/static.tsx';

export function Page() {
  return (
    <Static>
      <ArgumentPage argument={caseStudies} />
    </Static>
  );
}
