import { securityPlatform } from '../content/pages/security-platform.ts';
import { ArgumentPage } from '../sections/argument-page.tsx';
import { Static } from '../ui/static.tsx';

export function Page() {
  return (
    <Static>
      <ArgumentPage argument={securityPlatform} />
    </Static>
  );
}
