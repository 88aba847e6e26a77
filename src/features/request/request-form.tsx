import { useEffect, useEffectEvent, useId } from 'react';

import { byMail } from '../../config/delivery.ts';
import { site } from '../../config/site.ts';
import { mailtoAddress } from '../../lib/mail/mailto.ts';
import { fill } from '../../lib/text/fill.ts';
import { Button } from '../../ui/button.tsx';
import { useWhole, WhenWhole } from '../../ui/dialog.tsx';
import type { FieldGroup } from '../../ui/form/field-spec.ts';
import { Fields } from '../../ui/form/field.tsx';
import { FormFrame, RequiredNote } from '../../ui/form/form-frame.tsx';
import type { FormValues } from '../../ui/form/form-values.ts';
import type { Form } from '../../ui/form/use-form.ts';
import { ChevronIcon, MailIcon } from '../../ui/icons.tsx';
import { InlineText } from '../../ui/inline-text.tsx';
import type { Notice } from '../../ui/notices/notices.ts';
import { useHandOffPanel } from './hand-off-panel.tsx';
import { MessagePreview, MessageSize } from './message-preview.tsx';
import { previewMessage } from './preview-message.ts';
import { fieldsOf, type RequestSpec } from './request-spec.ts';
import type { HandOff } from './submit-request.ts';
import { type Sealing, useRequest } from './use-request.ts';
import * as words from './words.ts';
import * as labels from '../../config/words.ts';

type SealOptionProps = {
  sealing: Sealing;
  /** The subject, which stays readable; undefined while the form is empty. */
  subject: string | undefined;
  onTurn: (on: boolean) => void;
  onRetry: () => void;
  /** Whether the form's message is always sealed. */
  fixed: boolean;
};

function SealOption({ sealing, subject, onTurn, onRetry, fixed }: SealOptionProps) {
  const { on, failed, sealer } = sealing;
  const id = useId();
  return (
    <div className="grid gap-2 rounded-md border border-line-2 p-4 text-ui">
      {fixed ? (
        <p className="font-semibold">{words.willBeSealed}</p>
      ) : (
        <label className="flex min-h-11 items-center gap-3 font-semibold">
          <input
            type="checkbox"
            className="h-5 w-5 shrink-0 accent-signal"
            checked={on}
            aria-describedby={id}
            onChange={(event) => onTurn(event.target.checked)}
          />
          {labels.sealMessage}
        </label>
      )}
      <p id={id} className="text-ink-2">
        {on && subject ? fill(words.sealingMeansWithSubject, { subject }) : words.sealingMeans}{' '}
        <a className="link" href="/security#keys-and-checksums">
          {words.aboutSealing}
        </a>
      </p>
      <div aria-live="polite" className="text-ink-2">
        {on && !failed && (
          <p>{sealer ? fill(words.keyReady, { key: sealer.keyId }) : words.loadingKey}</p>
        )}
        {on && failed && (
          <>
            <p className="text-soon">{fixed ? words.noKey : words.noKeyYet}</p>
            <Button className="mt-2" onClick={onRetry}>
              {words.tryAgain}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

type FieldGroupsProps = {
  groups: readonly FieldGroup[];
  form: Pick<Form, 'idPrefix' | 'errors' | 'values'>;
};

/** Groups with a legend become fieldsets. */
function FieldGroups({ groups, form }: FieldGroupsProps) {
  return groups.map((group, index) =>
    group.collapsed ? (
      <details key={group.legend ?? index} className="group mt-8 border-y border-line">
        <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-3 font-semibold hover:text-ink">
          <span>
            {group.legend} <span className="font-normal text-ink-2">{words.optional}</span>
          </span>
          <span className="group-open:rotate-180">
            <ChevronIcon />
          </span>
        </summary>
        <div role="group" aria-label={group.legend} className="pt-3 pb-7">
          <Fields form={form} fields={group.fields} />
        </div>
      </details>
    ) : group.legend ? (
      <fieldset key={group.legend} className="not-first:mt-10">
        <legend className="mb-5 text-h3 font-semibold">{group.legend}</legend>
        <Fields form={form} fields={group.fields} />
      </fieldset>
    ) : (
      <div key={index} className="not-first:mt-10">
        <Fields form={form} fields={group.fields} />
      </div>
    ),
  );
}

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
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" large disabled={busy}>
          {opensMail && <MailIcon />}
          {busy ? request.busyLabel : request.submitLabel}
        </Button>
        {onCancel && (
          <Button large onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
      <p className="text-small text-ink-2">
        {opensMail ? words.opensMailApp : fill(words.sendsForm, { company: site.legalName })}
        {request.reply && ` ${fill(words.repliesWithin, { time: request.reply })}`}
      </p>
      {failed && (
        <p className="text-ui">
          <InlineText
            values={{
              email: (
                <a className="link select-all" href={mailtoAddress(site.email)}>
                  {site.email}
                </a>
              ),
            }}
          >
            {words.stillHere}
          </InlineText>
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
  /** For a form in a dialog, which shows the hand-off panel in another dialog. */
  dialog?: {
    onCancel: () => void;
    onHandedOff: (handedOff: HandOff, success: Notice | undefined) => void;
  };
};

/** A request's form, rendered from its field list, with the hand-off panel below. */
export function RequestForm({ request, presets, openingLine, dialog }: Props) {
  const panel = useHandOffPanel();
  const form = useRequest({
    request,
    presets,
    onRefused: panel.show,
    onHandedOff: (handedOff, success) => {
      panel.show(dialog ? null : handedOff, success);
      dialog?.onHandedOff(handedOff, success);
    },
  });
  const { busy, failed, values, compose, seal } = form;
  const whole = useWhole();
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
        <FieldGroups groups={whole ? request.groups : request.groups.slice(0, 1)} form={form} />
        <WhenWhole className="mt-8 grid gap-4">
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
          <FormActions
            request={request}
            busy={busy}
            opensMail={opensMail}
            failed={failed}
            onCancel={dialog?.onCancel}
          />
        </WhenWhole>
      </FormFrame>
      <div className="not-empty:mt-8">{panel.element}</div>
    </div>
  );
}
