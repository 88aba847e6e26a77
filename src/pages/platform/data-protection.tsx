import { dataProtection } from '../../content/pages/platform/data-protection.ts';
import { ArgumentPage } from '../../sections/argument-page.tsx';
import { Static } from '../../ui/static.tsx';

export function Page() {
  return (
    <Static>
      <ArgumentPage argument={dataProtection} />
    </Static>
  );
}
