import { useEffect, useEffectEvent } from 'react';

import { byMail } from '../../config/delivery.ts';
import { FieldGroups } from '../../ui/form/field-groups.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { RequiredNote } from '../../ui/form/required-note.tsx';
import type { FormValues } from '../../ui/form/form-values.ts';
import type { Notice } from '../../ui/notices/notices.ts';
import { previewMessage } from './preview-message.ts';
import { FormActions } from './form-actions.tsx';
import { MessagePreview } from './message-preview.tsx';
import { MessageSize } from './message-size.tsx';
import { type OpeningLine, withOpeningLine } from './opening-line.ts';
import { fieldsOf, type RequestSpec } from './request-spec.ts';
import { SealOption } from './sealing/seal-option.tsx';
import type { HandOff } from './submit-request.ts';
import { useHandOffPanel } from './use-hand-off-panel.tsx';
import { useRequest } from './use-request.ts';

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
        <FieldGroups groups={request.groups} form={form} />
        <div className="mt-8 grid gap-4">
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
        </div>
      </FormFrame>
      <div className="not-empty:mt-8">{panel.element}</div>
    </div>
  );
}
