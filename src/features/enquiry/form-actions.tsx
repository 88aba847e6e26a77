import { Button } from '../../ui/button.tsx';
import { MailIcon } from '../../ui/icons.tsx';
import type { Enquiry } from './enquiry.ts';
import { useEnquiryPorts } from './ports.ts';

type Props = {
  enquiry: Enquiry;
  busy: boolean;
  /** Whether the last try could not be written. */
  failed: boolean;
  onCancel?: (() => void) | undefined;
};

/** The end of a form: what sends it, what leaves it, and what that does. */
export function FormActions({ enquiry, busy, failed, onCancel }: Props) {
  const { recipient } = useEnquiryPorts();
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" large disabled={busy}>
          <MailIcon />
          {busy ? enquiry.busyLabel : enquiry.submitLabel}
        </Button>
        {onCancel && (
          <Button large onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
      <p className="text-small text-ink-2">
        Opens your e-mail app with the message written. You press Send there.
      </p>
      {failed && (
        <p className="text-ui">
          What you typed is still here. You can also write to{' '}
          <a className="link select-all" href={`mailto:${recipient}`}>
            {recipient}
          </a>
          .
        </p>
      )}
    </>
  );
}
