import { exploreEncryption } from '../../content/pages/platform/explore-encryption.ts';
import { ArgumentPage } from '../../sections/argument-page.tsx';
import { Static } from '../../ui/static.tsx';

export function Page() {
  return (
    <Static>
      <ArgumentPage argument={exploreEncryption} />
    </Static>
  );
}
