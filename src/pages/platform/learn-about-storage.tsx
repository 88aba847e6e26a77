import { learnAboutStorage } from '../../content/pages/platform/learn-about-storage.ts';
import { ArgumentPage } from '../../sections/argument-page.tsx';
import { Static } from '../../ui/static.tsx';

export function Page() {
  return (
    <Static>
      <ArgumentPage argument={learnAboutStorage} />
    </Static>
  );
}
