import { data } from '../lib/attributes.ts';
import { company } from '../config/site.ts';
import { checkedWidths } from '../content/accessibility.ts';
import { articles } from '../content/articles.ts';
import { blogLists } from '../content/blog-lists.ts';
import { requests } from '../content/requests.ts';
import { legalDocument } from '../content/legal.ts';
import { RequestLink } from '../features/request/request-link.tsx';
import { routes } from '../routes.ts';
import { LegalText } from '../sections/legal-text.tsx';
import { InlineText } from '../ui/inline-text.tsx';

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

const Text = () => (
  <LegalText
    document={legalDocument('accessibility')}
    components={{ Scope, BarrierReport, Authority }}
  />
);

function Scope() {
  // The blog counts as a route and as a list, which makes up for the not-found page.
  const pageCount = routes.length + articles.length + blogLists.length;
  const widths = `${checkedWidths.slice(0, -1).join(', ')} and ${checkedWidths.at(-1)}`;
  return (
    <p>
      Three programs see all {pageCount} pages at {widths} px, in the site’s own colors and in
      forced colors. They look again with each menu and dialog open, with errors shown, and signed
      in. Two more check the markup, and one reads every form and dialog aloud as text.
    </p>
  );
}

function BarrierReport() {
  return (
    <p>
      <RequestLink request={requests.barrier} path="/accessibility">
        Report a barrier
      </RequestLink>
    </p>
  );
}

/** Who takes complaints where the vendor is. */
const Authority = () => <InlineText>{company.law.accessibility.authority}</InlineText>;
