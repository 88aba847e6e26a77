import type { ComponentProps } from 'react';

import { data, dialogId, type DialogName } from '../lib/dom/attributes.ts';
import { Button } from './button.tsx';

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
