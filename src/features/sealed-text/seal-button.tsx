import { data } from '../../lib/dom/attributes.ts';
import { Button } from '../../ui/button.tsx';
import { sealPage } from '../words.ts';

/** Turns the text after it into its ciphertext. */
export const SealButton = () => (
  <div className="no-print needs-script">
    <Button aria-pressed={false} {...data({ enhance: 'sealed-text', 'on-press': '' })}>
      {sealPage}
    </Button>
    <p role="status" className="mt-2 text-small text-ink-2" />
  </div>
);
