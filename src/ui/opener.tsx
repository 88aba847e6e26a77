import type { ComponentProps } from 'react';

import { data, type OverlayName } from '../lib/dom/attributes.ts';
import { Button } from './button.tsx';
import * as labels from '../config/words.ts';

type Props = ComponentProps<typeof Button> & { opens: OverlayName };

/**
 * A button that opens something over the page; without a look, a plain one. Works in prerendered markup:
 * `runtime/open-overlays.ts` handles the press.
 */
export const Opener = ({ opens, look, ...props }: Props) =>
  look ? (
    <Button {...props} look={look} {...data({ opens })} />
  ) : (
    <button type="button" {...props} {...data({ opens })} />
  );

/** Opens the dialog that checks a downloaded file. */
export function CheckFileButton({ about }: { about?: string }) {
  return (
    <Opener opens="check-file" className="link needs-script min-h-11 text-small">
      {labels.checkFile}
      {about && <span className="visually-hidden">{` (${about})`}</span>}
    </Opener>
  );
}
