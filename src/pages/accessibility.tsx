import { isHere } from '../config/is-published.ts';
import { checkedWidths, reportBarrier, scope } from '../content/pages/accessibility.ts';
import { fill } from '../lib/text/fill.ts';
import { listOf } from '../lib/text/grammar.ts';
import { requests } from '../content/requests.ts';
import { RequestLink } from '../features/request/request-link.tsx';
import { type PageNeeds, routes } from '../page.ts';
import type { LegalParts } from '../content/legal-parts.ts';
import { legalDocument } from '../content/prose.ts';
import { LegalPage } from '../sections/legal-page.tsx';

export { head } from '../content/pages/accessibility.ts';

type BlogProps = Pick<PageNeeds, 'blog'>;

export function Page({ blog }: BlogProps) {
  const components: LegalParts<'accessibility'> = {
    Scope: () => <Scope blog={blog} />,
    BarrierReport,
  };
  return <LegalPage document={legalDocument('accessibility')} components={components} />;
}

function Scope({ blog }: BlogProps) {
  // The blog counts as a route and as a list, which makes up for the not-found page.
  const blogPages = isHere('/blog') ? blog.articles.length + blog.lists.length : 1;
  const pageCount = routes.length + blogPages;
  const widths = listOf(checkedWidths);
  return <p>{fill(scope, { pages: pageCount, widths })}</p>;
}

function BarrierReport() {
  return (
    <p>
      <RequestLink request={requests.barrier} path="/accessibility">
        {reportBarrier}
      </RequestLink>
    </p>
  );
}
