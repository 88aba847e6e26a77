import * as v from 'valibot';

import * as labels from '../config/words.ts';
import { storageKeys } from '../config/storage-keys.ts';
import { createStoredValue } from '../lib/storage/stored-value.ts';
import { dialogNamed } from '../runtime/dialogs.ts';
import { DialogBody, WhenWhole } from '../ui/dialog.tsx';
import { useObservable } from '../ui/use-observable.ts';
import * as words from '../features/search/words.ts';
import SearchBox from './search-box.island.tsx';

/** Whether the `/` shortcut is off. Single-character shortcuts can interfere with speech input (WCAG 2.1.4). */
const slashKey = createStoredValue<'off' | null>({
  key: storageKeys.slashKey.key,
  version: 1,
  schema: v.nullable(v.literal('off')),
  fallback: null,
});

function SiteSearch() {
  const off = useObservable(slashKey, null) === 'off';
  return (
    <>
      <div className="-m-1 flex max-h-[min(34rem,58vh)] flex-col p-1">
        <SearchBox label={labels.searchSite} onFollow={() => dialogNamed('search')?.close()} />
      </div>
      <WhenWhole className="mt-2 -mb-4 flex flex-wrap items-center gap-x-5 border-t border-line pt-1 text-small text-ink-2 sm:-mb-6">
        <span className="pointer-coarse:hidden">{words.keys}</span>
        <button
          type="button"
          className="link min-h-11"
          onClick={() => (off ? slashKey.remove() : slashKey.write('off'))}
        >
          {off ? words.slashOn : words.slashOff}
        </button>
      </WhenWhole>
    </>
  );
}

/** The search, in its dialog. */
export default () => (
  <DialogBody>
    <SiteSearch />
  </DialogBody>
);
