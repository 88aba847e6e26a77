import { labs } from '../../content/pages/resources/labs.ts';
import { ArgumentPage } from '../../sections/argument-page.tsx';
import { Static } from '../../ui/static.tsx';

export function Page() {
  return (
    <Static>
      <ArgumentPage argument={labs} />
    </Static>
  );
}
