import { dataOf } from '../../lib/dom/attributes.ts';
import { mailLink } from '../../lib/mail/mailto.ts';
import { createObservable } from '../../lib/observable.ts';
import { keysOf } from '../../lib/records.ts';
import { fill } from '../../lib/text/fill.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { FormValues } from '../../ui/form/form-values.ts';
import { useObservable } from '../../ui/use-observable.ts';
import { ownTimeZone, withCameFrom } from './compose-context.ts';
import { type Beside, messageOf } from './fixed-request.ts';
import { showHandOff } from './hand-off-dialog.tsx';
import { outboxEntry, restoredValues } from './outbox/outbox.ts';
import { takeReturnMark } from './outbox/return-mark.ts';
import { RequestForm } from './request-form.tsx';
import { formDialog } from './request-host.tsx';
import type { DialogRequest } from './request-spec.ts';
import { submitRequest } from './submit-request.ts';
import * as words from './words.ts';

/** The ids of forms in dialogs. */
export type DialogFormId =
  | 'architecture-review'
  | 'enterprise-demo'
  | 'partner-application'
  | 'sealed-message';

/** Each is loaded when its button is pointed at or pressed. */
const loaders: Readonly<Record<DialogFormId, () => Promise<DialogRequest>>> = {
  'architecture-review': () =>
    import('./architecture-review/architecture-review.request.ts').then(
      (m) => m.architectureReview,
    ),
  'enterprise-demo': () =>
    import('./enterprise-demo/enterprise-demo.request.ts').then((m) => m.enterpriseDemo),
  'partner-application': () =>
    import('./partner-application/partner-application.request.ts').then(
      (m) => m.partnerApplication,
    ),
  'sealed-message': () => import('./sealed-message/sealed-message.ts').then((m) => m.sealedMessage),
};

const dialogFormIds = keysOf(loaders);

const isDialogForm = (id: string): id is DialogFormId => id in loaders;

type OpenedForm = { request: DialogRequest; presets: FormValues; open: boolean };

/** The dialog form opened last. */
const openedForm = createObservable<OpenedForm | null>(null);

/** @throws Error if the form is unknown or cannot be loaded */
async function loadForm(id: string): Promise<DialogRequest> {
  if (!isDialogForm(id)) throw new Error(`There is no form called ${JSON.stringify(id)}`);
  return loaders[id]();
}

/** @param presets initial values by field name */
async function openForm(id: string, presets: FormValues = {}): Promise<void> {
  openedForm.write({ request: await loadForm(id), presets, open: true });
  formDialog.write(<FormDialog />);
}

function FormDialog() {
  const opened = useObservable(openedForm, null);
  if (!opened) return null;
  const { request, presets, open } = opened;
  // An answer may come when the dialog was closed and a form opened again: that one stays.
  const close = () => {
    if (openedForm.read() === opened) openedForm.write({ ...opened, open: false });
  };
  return (
    <Dialog
      key={request.id}
      title={request.title}
      subtitle={request.subtitle}
      width="wide"
      open={open}
      onClose={close}
    >
      <RequestForm request={request} presets={presets} onClose={close} />
    </Dialog>
  );
}

/**
 * Preloads the code of a control's form.
 * @public
 */
export async function prepareRequest(control: HTMLElement): Promise<void> {
  const form = dataOf(control, 'form');
  if (form) await loadForm(form);
}

/**
 * Handles a press on a request control: opens its form's dialog, or submits its fixed message.
 * @throws Error if either fails; then nothing was sent
 * @public
 */
export async function handleRequest(control: HTMLElement): Promise<void> {
  const form = dataOf(control, 'form');
  if (form) {
    const values: FormValues = JSON.parse(dataOf(control, 'presets') ?? '{}');
    await openForm(form, values);
    return;
  }
  if (!(control instanceof HTMLAnchorElement)) return;
  const message = messageOf(control.href);
  const { asksTimeZone, ...about }: Beside = JSON.parse(dataOf(control, 'request') || '{}');
  const zone = asksTimeZone && ownTimeZone();
  const body = withCameFrom(
    zone ? `${message.body}\n${fill(words.timeZone, { zone })}` : message.body,
  );
  const handedOff = await submitRequest({ message: { ...message, body }, form: null });
  showHandOff(handedOff, about);
}

/**
 * Opens the dialog form that the URL asks to restore from the Outbox, or shows the message again after whose
 * hand-over a web mail site replaced the page.
 * @public
 */
export async function restoreRequest(): Promise<void> {
  const form = dialogFormIds.find((id) => restoredValues(id));
  if (form) await openForm(form);
  const entry = outboxEntry(takeReturnMark());
  if (!entry || entry.sent) return;
  const { id, message } = entry;
  const handedOff = {
    id,
    message,
    delivery: { state: 'mail', seemsUnopened: createObservable(false) },
    backup: mailLink(message).fit === 'long' ? 'refused' : undefined,
    kept: 'stored',
  } as const;
  showHandOff(handedOff, { cleared: true });
}
