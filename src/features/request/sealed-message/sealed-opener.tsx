import { sealingOffered } from '../../../config/owner-keys.ts';
import { Button } from '../../../ui/button.tsx';

type Props = {
  /** The subject that the message has at first. */
  subject: string;
  children: string;
};

/** Opens the form of a message that is always sealed. Nothing where no key is published. */
export function SealedOpener({ subject, children }: Props) {
  if (!sealingOffered) return null;
  return (
    <Button
      className="needs-script"
      aria-haspopup="dialog"
      data-form="sealed-message"
      data-presets={JSON.stringify({ subject })}
    >
      {children}
    </Button>
  );
}
