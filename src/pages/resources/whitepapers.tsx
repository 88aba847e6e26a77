import { whitepapers } from '../../content/pages/resources/whitepapers.ts';
import { ArgumentPage } from '../../sections/argument-page.tsx';
import { Static } from '../../ui/static.tsx';

export function Page() {
  return (
    <Static>
      <ArgumentPage argument={whitepapers} />
    </Static>
  );
}
