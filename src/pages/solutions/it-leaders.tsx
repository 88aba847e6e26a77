import { itLeaders } from '../../content/pages/solutions/it-leaders.ts';
import { ArgumentPage } from '../../sections/argument-page.tsx';
import { Static } from '../../ui/static.tsx';

export function Page() {
  return (
    <Static>
      <ArgumentPage argument={itLeaders} />
    </Static>
  );
}
