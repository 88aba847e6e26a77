import { discoverControls } from '../../content/pages/platform/discover-controls.ts';
import { ArgumentPage } from '../../sections/argument-page.tsx';
import { Static } from '../../ui/static.tsx';

export function Page() {
  return (
    <Static>
      <ArgumentPage argument={discoverControls} />
    </Static>
  );
}
