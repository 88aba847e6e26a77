import { fullEditions } from '../../content/enquiries.ts';
import { whitepapers } from '../../content/pages/resources/whitepapers.ts';
import { linksByTerm } from '../../features/enquiry/links-by-term.tsx';
import type { PageProps } from '../../page-props.ts';
import { ArgumentPage } from '../../sections/argument-page.tsx';
import { Static } from '../../ui/static.tsx';

export function Page({ path }: PageProps) {
  return (
    <Static>
      <ArgumentPage argument={whitepapers} beside={linksByTerm(fullEditions, path)} />
    </Static>
  );
}
