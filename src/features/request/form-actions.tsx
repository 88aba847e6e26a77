import { site } from '../../config/site.ts';
import { mailtoAddress } from '../../lib/mail/mailto.ts';
import { Button } from '../../ui/button.tsx';
import { MailIcon } from '../../ui/icons.tsx';
import type { RequestSpec } from './request-spec.ts';

type Props = {
  request: RequestSpec;
  busy: boolean;
  /** Whether it opens the visitor's e-mail app; else it is sent to the endpoint. */
  opensMail: boolean;
  /** Whether the last submit failed. */
  failed: boolean;
  onCancel?: (() => void) | undefined;
};

export function FormActions({ request, busy, opensMail, failed, onCancel }: Props) {
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" large disabled={busy}>
          {opensMail && <MailIcon />}
          {busy ? request.busyLabel : request.submitLabel}
        </Button>
        {onCancel && (
          <Button large onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
      <p className="text-small text-ink-2">
        {opensMail
          ? 'Opens your e-mail app with the message written. You press Send there.'
          : `Sends the form to ${site.legalName} over HTTPS. If that fails, you can send it by e-mail.`}
        {request.reply && ` We reply within ${request.reply}.`}
      </p>
      {failed && (
        <p className="text-ui">
          What you typed is still here. You can also write to{' '}
          <a className="link select-all" href={mailtoAddress(site.email)}>
            {site.email}
          </a>
          .
        </p>
      )}
    </>
  );
}
