import { data } from '../../../lib/dom/attributes.ts';
import { sealingOffered } from '../../../config/owner-keys.ts';
import { Button } from '../../../ui/button.tsx';

type Props = {
  /** Initial subject. */
  subject: string;
  children: string;
};

/** Opens the sealed message's form. Renders nothing if no key is published. */
export function SealedOpener({ subject, children }: Props) {
  if (!sealingOffered) return null;
  return (
    <Button
      className="needs-script"
      aria-haspopup="dialog"
      {...data({ form: 'sealed-message', presets: JSON.stringify({ subject }) })}
    >
      {children}
    </Button>
  );
}
