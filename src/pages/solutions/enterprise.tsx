import { enterprise } from '../../content/pages/solutions/enterprise.ts';
import { ArgumentPage } from '../../sections/argument-page.tsx';
import { Static } from '../../ui/static.tsx';

export function Page() {
  return (
    <Static>
      <ArgumentPage argument={enterprise} />
    </Static>
  );
}
