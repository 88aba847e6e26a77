import { dependencies as auditDependencies } from '../../tools/audit/package.json';
import { devDependencies } from '../../package.json';
import { checkedWidths, checkers } from '../content/accessibility.ts';
import { requests } from '../content/requests.ts';
import { legalDocument } from '../content/legal.ts';
import { RequestLink } from '../features/request/request-link.tsx';
import type { BlogProps } from '../page-props.ts';
import { routes } from '../routes.ts';
import { LegalText } from '../sections/legal-text.tsx';
import { proseComponents } from '../ui/prose.tsx';

export function Page({ blog }: BlogProps) {
  return (
    <>
      <div>
        <Text blog={blog} />
      </div>
      <i hidden data-enhance="heading-links" />
    </>
  );
}

const Text = ({ blog }: BlogProps) => (
  <LegalText
    document={legalDocument('accessibility')}
    components={{ Checkers, Scope: () => <Scope blog={blog} />, BarrierReport }}
  />
);

/** The checkers, in the versions that this build's tests run. */
function Checkers() {
  const versions: Readonly<Record<string, string>> = { ...devDependencies, ...auditDependencies };
  return (
    <proseComponents.table>
      <thead>
        <tr>
          <th scope="col">Program</th>
          <th scope="col">Version</th>
          <th scope="col">What it looks at</th>
        </tr>
      </thead>
      <tbody>
        {checkers.map(({ name, package: id, looksAt }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{versions[id]}</td>
            <td>{looksAt}</td>
          </tr>
        ))}
      </tbody>
    </proseComponents.table>
  );
}

function Scope({ blog }: BlogProps) {
  // The blog counts as a route and as a list, which makes up for the not-found page.
  const pageCount = routes.length + blog.articles.length + blog.lists.length;
  const widths = `${checkedWidths.slice(0, -1).join(', ')} and ${checkedWidths.at(-1)}`;
  return (
    <p>
      The first three see all {pageCount} pages at {widths} px, in the site’s own colors and in
      forced colors, and again with each menu and dialog open, with errors shown, and signed in.
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
