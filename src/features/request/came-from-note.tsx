import { Button } from '../../ui/button.tsx';
import { FilledText } from '../../ui/inline-text.tsx';
import { useObservable } from '../../ui/use-observable.ts';
import { cameFrom, cameFromLine } from './compose-context.ts';
import * as words from './words.ts';

/** Shows the line that says where the visitor came from, which ends their messages, and takes it away. */
export function CameFromNote({ onRemoved }: { onRemoved: () => void }) {
  const names = useObservable(cameFrom, cameFrom.serverValue);
  if (names.length === 0) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-ui text-ink-2">
      <p className="wrap-anywhere">
        <FilledText text={words.endsWith} values={{ line: <bdi>{cameFromLine(names)}</bdi> }} />
      </p>
      <Button
        onClick={() => {
          cameFrom.remove();
          // The pressed button is gone.
          onRemoved();
        }}
      >
        {words.removeLine}
      </Button>
    </div>
  );
}
