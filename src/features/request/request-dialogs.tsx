import { useEffect, useRef } from 'react';

import { fill } from '../../lib/text/fill.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { notify } from '../../ui/notices/notices.ts';
import { useObservable } from '../../ui/use-observable.ts';
import {
  openedForm,
  type OpenedForm,
  showHandOffAgain,
  shownHandOff,
  type ShownHandOff,
} from './dialog-forms.ts';
import { handOffNotice, HandOffPanel } from './hand-off-panel.tsx';
import { RequestForm } from './request-form.tsx';
import * as words from './words.ts';

const subtitles = {
  mail: words.byOwnMailApp,
  received: words.overHttps,
  failed: words.notSentByMail,
  'too-long': words.notSentTake,
} as const;

/** The hand-off panel in a dialog, for requests without a form on the page. */
export function HandOffDialog({ shown }: { shown: ShownHandOff }) {
  const { handedOff, success, open } = shown;
  const panel = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const notice = handOffNotice(handedOff, success, showHandOffAgain);
    if (notice) notify(notice);
    // Not on `open`: once per message, not each time the dialog opens.
  }, [handedOff, success]);

  useEffect(() => {
    if (shown.open) panel.current?.focus({ preventScroll: true });
  }, [shown]);

  return (
    <Dialog
      title={fill(words.panelTitle, { subject: handedOff.message.subject })}
      subtitle={subtitles[handedOff.delivery.state]}
      width="wide"
      open={open}
      onClose={() => shownHandOff.write({ ...shown, open: false })}
    >
      <HandOffPanel ref={panel} handedOff={handedOff} framed={false} noticed={Boolean(success)} />
    </Dialog>
  );
}

export function FormDialog({ opened }: { opened: OpenedForm }) {
  const { request, presets, open } = opened;
  // An answer may come when the dialog was closed and a form opened again: that one stays.
  const close = () => {
    if (openedForm.read() === opened) openedForm.write({ ...opened, open: false });
  };
  return (
    <Dialog
      title={request.title}
      subtitle={request.subtitle}
      width="wide"
      open={open}
      onClose={close}
    >
      <RequestForm
        request={request}
        presets={presets}
        dialog={{
          onCancel: close,
          onHandedOff: (handedOff, success) => {
            close();
            shownHandOff.write({ handedOff, success, open: true });
          },
        }}
      />
    </Dialog>
  );
}

/** The order matters: the form's dialog must close before the panel's opens. */
export function RequestDialogs() {
  const form = useObservable(openedForm, null);
  const shown = useObservable(shownHandOff, null);
  return (
    <>
      {form && <FormDialog key={form.request.id} opened={form} />}
      {shown && <HandOffDialog shown={shown} />}
    </>
  );
}
