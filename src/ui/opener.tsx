import type { ComponentProps } from 'react';

import { data, type OverlayName } from '../lib/dom/attributes.ts';
import { Button } from './button.tsx';

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
