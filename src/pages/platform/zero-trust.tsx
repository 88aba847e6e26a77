import { zeroTrust } from '../../content/pages/platform/zero-trust.ts';
import { ArgumentPage } from '../../sections/argument-page.tsx';
import { Static } from '../../ui/static.tsx';

export function Page() {
  return (
    <Static>
      <ArgumentPage argument={zeroTrust} />
    </Static>
  );
}
