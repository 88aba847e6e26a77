import * as labels from '../config/words.ts';
import { Opener } from './opener.tsx';

/** Opens the dialog that checks a downloaded file. */
export function CheckFileButton({ about }: { about?: string }) {
  return (
    <Opener opens="check-file" className="link needs-script min-h-11 text-small">
      {labels.checkFile}
      {about && <span className="visually-hidden">{` (${about})`}</span>}
    </Opener>
  );
}
