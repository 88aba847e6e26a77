import { communications } from '../../content/pages/platform/communications.ts';
import { ArgumentPage } from '../../sections/argument-page.tsx';
import { Static } from '../../ui/static.tsx';

export function Page() {
  return (
    <Static>
      <ArgumentPage argument={communications} />
    </Static>
  );
}
