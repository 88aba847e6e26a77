import { type FocusEvent, type FormEvent, useEffect, useId, useRef } from 'react';

import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { FieldGroups } from '../../ui/form/field-groups.tsx';
import { MailIcon } from '../../ui/icons.tsx';
import type { Enquiry, Values } from './enquiry.ts';
import { HandOffPanel } from './hand-off-panel.tsx';
import { MessagePreview } from './message-preview.tsx';
import { useEnquiry } from './use-enquiry.ts';
import { useRemembered } from './use-remembered.ts';

/**
 * The form of a request, drawn from its list of fields.
 * @param presets what fields hold at first, by name; always editable
 */
export function EnquiryForm({ enquiry, presets = {} }: { enquiry: Enquiry; presets?: Values }) {
  const idPrefix = useId();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const request = useEnquiry(enquiry, form);
  const remember = useRemembered(enquiry, form, presets);

  useEffect(() => {
    if (request.refusals > 0) summary.current?.focus();
  }, [request.refusals]);

  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    const { name, value } = event.target as unknown as HTMLInputElement;
    if (name && value !== '') request.recheck(name);
  };
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    if (request.errors[name]) request.recheck(name);
    remember();
  };

  return (
    <div className="needs-script">
      <ErrorSummary ref={summary} errors={request.errors} idPrefix={idPrefix} />
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          request.submit();
        }}
        onBlur={onBlur}
        onInput={onInput}
      >
        <FieldGroups groups={enquiry.groups} idPrefix={idPrefix} errors={request.errors} />
        <div className="mt-8 grid gap-3">
          <MessagePreview enquiry={enquiry} form={form} />
          <Button type="submit" look="primary" large disabled={request.busy} className="w-fit">
            <MailIcon />
            {request.busy ? enquiry.busyLabel : enquiry.submitLabel}
          </Button>
          <p className="text-small text-ink-2">
            Opens your e-mail app with the message written. You press Send there.
          </p>
        </div>
      </form>
      {request.handedOff && (
        <div className="mt-8">
          <HandOffPanel ref={request.panel} handedOff={request.handedOff} />
        </div>
      )}
    </div>
  );
}
