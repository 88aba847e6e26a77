import type { ComponentProps } from 'react';

import { data, dialogId, type DialogName } from '../lib/dom/attributes.ts';
import { Button } from './button.tsx';
import * as labels from '../config/words.ts';

type Props = ComponentProps<typeof Button> & {
  opens: DialogName;
  /** Initial values of the fields of its form, by name. */
  presets?: Readonly<Record<string, string>> | undefined;
};

/**
 * A button that opens a dialog; without a look, a plain one. Works in prerendered markup: `runtime/openers.ts` handles
 * the press, and before it is there, the browser shows the dialog as a popover.
 */
export const Opener = ({ opens, presets, look, ...props }: Props) => {
  const attributes = {
    ...props,
    popoverTarget: dialogId(opens),
    ...data({ opens, presets: presets && JSON.stringify(presets) }),
  } as const;
  return look ? <Button {...attributes} look={look} /> : <button type="button" {...attributes} />;
};

/** Opens the dialog that checks a downloaded file. */
export function CheckFileButton({ about }: { about?: string }) {
  return (
    <Opener opens="check-file" className="link needs-script min-h-11 text-small">
      {labels.checkFile}
      {about && <span className="visually-hidden">{` (${about})`}</span>}
    </Opener>
  );
}
