import { press } from '../content/pages/press.ts';
import { ArgumentPage } from '../sections/argument-page.tsx';
import { Static } from '../ui/static.tsx';

export function Page() {
  return (
    <Static>
      <ArgumentPage argument={press} />
    </Static>
  );
}
