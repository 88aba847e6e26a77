import {
  type FocusEvent,
  type FormEvent,
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

import { FieldGroups } from '../../ui/form/field-groups.tsx';
import { reveal } from '../../ui/form/reveal.ts';
import { type Notice, notify } from '../../ui/notices/notices.ts';
import type { Composed } from './composed.ts';
import type { Enquiry, Values } from './enquiry.ts';
import { FormActions } from './form-actions.tsx';
import type { HandOff } from './hand-off.ts';
import { HandOffPanel } from './lazy-panel.tsx';
import { MessagePreview } from './message-preview.tsx';
import { MessageSize } from './message-size.tsx';
import { notSentYet } from './not-sent-yet.ts';
import type { OpeningLine } from './opening-line.ts';
import { useEnquiryPorts } from './ports.ts';
import { useEnquiry } from './use-enquiry.ts';
import { useErrorTitle } from '../../ui/form/use-error-title.ts';
import { useRemembered } from './use-remembered.ts';
import { controlOf, valuesOf } from './values.ts';
import { prepareToType, whenTyping } from './when-typing.ts';

type Props = {
  enquiry: Enquiry;
  /** What fields hold at first, by name; always editable. Must be the same object until it changes. */
  presets?: Values;
  /** A line that a control of the page puts at the head of a long text, anew for each new object. */
  openingLine?: OpeningLine | null;
  /** For a form in a dialog: what closes it, and what shows the panel in the form's place. */
  dialog?: {
    onCancel: () => void;
    onHandedOff: (handedOff: HandOff, success: Notice | undefined) => void;
  };
};

const noPresets: Values = {};

const ErrorSummary = lazy(() =>
  whenTyping.summary().then(
    (module) => ({ default: module.ErrorSummary }),
    // The messages at the fields say the same.
    () => ({ default: () => <></> }),
  ),
);

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The form of a request, drawn from its list of fields; the hand-off panel opens under it. */
export function EnquiryForm({ enquiry, presets = noPresets, openingLine, dialog }: Props) {
  const idPrefix = useId();
  const form = useRef<HTMLFormElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const ports = useEnquiryPorts();
  const [draft, setDraft] = useState<Composed | null>(null);
  const [handedOff, setHandedOff] = useState<HandOff | null>(null);

  const refresh = () => {
    whenTyping.compose().then(
      ({ composed }) => form.current && setDraft(composed(enquiry, valuesOf(form.current), ports)),
      () => undefined,
    );
  };
  const { typed, forget } = useRemembered({
    enquiry,
    form,
    presets,
    openingLine,
    onFilled: refresh,
  });
  const { errors, refusal, busy, failed, submit, recheck } = useEnquiry({
    enquiry,
    form,
    onHandedOff: (handed, success) => {
      forget();
      if (dialog) {
        dialog.onHandedOff(handed, success);
        return;
      }
      setHandedOff(handed);
      const action = { label: 'Nothing opened?', run: () => panel.current?.focus() };
      if (success) notify({ ...success, note: notSentYet, action });
    },
  });

  const open = Object.entries(refusal?.errors ?? {}).filter(([, message]) => message);
  const unsolved = Object.fromEntries(open.map(([name]) => [name, errors[name]]));
  const unchanged = open.some(([name, message]) => errors[name] === message);
  useErrorTitle(idPrefix, open.length > 0);

  useEffect(() => {
    if (!refusal) return;
    for (const [name, message] of Object.entries(refusal.errors)) {
      const control = message && controlOf(form.current, name);
      if (control) reveal(control);
    }
  }, [refusal]);

  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    const { name, value } = event.target as unknown as HTMLInputElement;
    if (!name || value === '') return;
    // A message that appears between press and release would move the pressed button away.
    if (document.querySelector(':active'))
      addEventListener('click', () => recheck(name), { once: true });
    else recheck(name);
  };
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    if (errors[name]) recheck(name);
    typed(name);
    refresh();
  };

  return (
    <div className="needs-script">
      {refusal && (
        <Suspense>
          <ErrorSummary
            key={refusal.count}
            ref={takeFocus}
            errors={unsolved}
            idPrefix={idPrefix}
            notice={unchanged ? refusal.notice : undefined}
          />
        </Suspense>
      )}
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        onReset={() => setDraft(null)}
        onFocus={prepareToType}
        onBlur={onBlur}
        onInput={onInput}
      >
        <FieldGroups groups={enquiry.groups} idPrefix={idPrefix} errors={errors} />
        <div className="mt-8 grid gap-4">
          <MessagePreview composed={draft} />
          <MessageSize composed={draft} />
          <FormActions enquiry={enquiry} busy={busy} failed={failed} onCancel={dialog?.onCancel} />
        </div>
      </form>
      {handedOff && (
        <div className="mt-8">
          <Suspense>
            <HandOffPanel ref={panel} handedOff={handedOff} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
