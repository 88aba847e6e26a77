import { freeDemo } from '../content/pages/free-demo.ts';
import { ArgumentPage } from '../sections/argument-page.tsx';
import { Static } from '../ui/static.tsx';

export function Page() {
  return (
    <Static>
      <ArgumentPage argument={freeDemo} />
    </Static>
  );
}
