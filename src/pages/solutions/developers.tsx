import { developerHub } from '../../content/pages/solutions/developers.ts';
import { ArgumentPage } from '../../sections/argument-page.tsx';
import { Static } from '../../ui/static.tsx';

export function Page() {
  return (
    <Static>
      <ArgumentPage argument={developerHub} />
    </Static>
  );
}
