import { similarCases } from '../../content/enquiries.ts';
import { caseStudies } from '../../content/pages/resources/case-studies.ts';
import { linksByTerm } from '../../features/enquiry/links-by-term.tsx';
import type { PageProps } from '../../page-props.ts';
import { ArgumentPage } from '../../sections/argument-page.tsx';
import { Static } from '../../ui/static.tsx';

export function Page({ path }: PageProps) {
  return (
    <Static>
      <ArgumentPage argument={caseStudies} beside={linksByTerm(similarCases, path)} />
    </Static>
  );
}
