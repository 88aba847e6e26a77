import { useEffect, useEffectEvent } from 'react';

import { byMail } from '../../config/delivery.ts';
import { site } from '../../config/site.ts';
import { mailtoAddress } from '../../lib/mail/mailto.ts';
import { fill } from '../../lib/text/fill.ts';
import { Button } from '../../ui/button.tsx';
import { useWhole, WhenWhole } from '../../ui/dialog.tsx';
import { FormFrame, RequiredNote } from '../../ui/form/form-frame.tsx';
import type { FormValues } from '../../ui/form/form-values.ts';
import { MailIcon } from '../../ui/icons.tsx';
import { FilledText } from '../../ui/inline-text.tsx';
import { FormParts } from './form-parts.tsx';
import { MessagePreview, MessageSize } from './message-preview.tsx';
import { MessageToTake } from './message-to-take.tsx';
import { previewMessage } from './preview-message.ts';
import { fieldsOf, type RequestSpec } from './request-spec.ts';
import { SealOption } from './seal-option.tsx';
import { useRequest } from './use-request.ts';
import * as words from './words.ts';

type FormActionsProps = {
  request: RequestSpec;
  busy: boolean;
  /** Whether it opens the visitor's e-mail app; else it is sent to the endpoint. */
  opensMail: boolean;
  /** Whether the last submit failed. */
  failed: boolean;
  onCancel?: (() => void) | undefined;
};

function FormActions({ request, busy, opensMail, failed, onCancel }: FormActionsProps) {
  const whole = useWhole();
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" large disabled={busy}>
          {opensMail && <MailIcon />}
          {busy ? request.busyLabel : request.submitLabel}
        </Button>
        {whole && onCancel && (
          <Button large onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
      {whole && (
        <p className="text-small text-ink-2">
          {opensMail ? words.opensMailApp : fill(words.sendsForm, { company: site.legalName })}
          {request.reply && ` ${fill(words.repliesWithin, { time: request.reply })}`}
          {request.replyAsked && ` ${request.replyAsked}`}
        </p>
      )}
      {failed && (
        <p className="text-ui">
          <FilledText
            text={words.stillHere}
            values={{
              email: (
                <a className="link select-all" href={mailtoAddress(site.email)}>
                  {site.email}
                </a>
              ),
            }}
          />
        </p>
      )}
    </>
  );
}

/** A first line for a text field, proposed by a control on the page. */
export type OpeningLine = {
  /** Name of the field. */
  field: string;
  /** Common to all such lines, so that a new one replaces the last. */
  prefix: string;
  text: string;
};

/** Adds the opening line to a text, or replaces the one it has. */
export function withOpeningLine(typed: string, { prefix, text }: OpeningLine): string {
  const line = `${prefix}${text}`;
  if (!typed.startsWith(prefix)) return `${line}\n${typed}`;
  const end = typed.search(/\r?\n|\r/);
  return end === -1 ? `${line}\n` : line + typed.slice(end);
}

type Props = {
  request: RequestSpec;
  /** Initial values by field name. Compared by identity, so pass a stable object. */
  presets?: FormValues | undefined;
  /** Applied once for each new object. */
  openingLine?: OpeningLine | null;
  /** Closes the dialog around it, if it is in one. */
  onClose?: () => void;
};

/** A request's form, rendered from its field list. */
export function RequestForm({ request, presets, openingLine, onClose }: Props) {
  const form = useRequest({ request, presets, onHandedOff: onClose });
  const { busy, failed, values, compose, seal, tooLong } = form;
  const preview = values && previewMessage(() => compose(values), seal.sealing.sealer);
  // What was typed would undo the seal, so a sealed message goes by e-mail everywhere.
  const opensMail = byMail || seal.sealing.on;

  const propose = useEffectEvent((line: OpeningLine) => {
    const typed = new FormData(form.props.ref.current ?? undefined).get(line.field);
    form.setValues({ [line.field]: withOpeningLine(typeof typed === 'string' ? typed : '', line) });
  });
  useEffect(() => {
    if (openingLine) propose(openingLine);
  }, [openingLine]);

  return (
    <div className="needs-script">
      <FormFrame form={form}>
        <RequiredNote fields={fieldsOf(request)} />
        <FormParts request={request} form={form}>
          <div className="mt-8 grid gap-4">
            <WhenWhole className="contents">
              {seal.offered && (
                <SealOption
                  sealing={seal.sealing}
                  subject={preview?.message.subject}
                  onTurn={seal.turn}
                  onRetry={seal.retry}
                  fixed={request.seal === 'always'}
                />
              )}
              <MessagePreview preview={preview} sealed={seal.sealing.on} />
              {opensMail && <MessageSize preview={preview} />}
            </WhenWhole>
            <FormActions
              request={request}
              busy={busy}
              opensMail={opensMail}
              failed={failed}
              onCancel={onClose}
            />
          </div>
        </FormParts>
      </FormFrame>
      {tooLong && (
        <section
          aria-label={words.tooLong}
          className="mt-8 rounded-lg border border-line-2 bg-ground-3 p-5 sm:p-6"
        >
          <MessageToTake handedOff={tooLong} />
        </section>
      )}
    </div>
  );
}
