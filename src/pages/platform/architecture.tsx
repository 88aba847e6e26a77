import { architecture } from '../../content/pages/platform/architecture.ts';
import { ArgumentPage } from '../../sections/argument-page.tsx';
import { Static } from '../../ui/static.tsx';

export function Page() {
  return (
    <Static>
      <ArgumentPage argument={architecture} />
    </Static>
  );
}
