import { createObservable } from '../../lib/observable.ts';
import { keysOf } from '../../lib/records.ts';
import type { FormValues } from '../../ui/form/form-values.ts';
import type { Notice } from '../../ui/notices/notices.ts';
import type { DialogRequest } from './request-spec.ts';
import type { HandOff } from './submit-request.ts';

/** A message whose hand-off panel is in a dialog. */
export type ShownHandOff = { handedOff: HandOff; success: Notice | undefined; open: boolean };

export const shownHandOff = createObservable<ShownHandOff | null>(null);

export function showHandOffAgain(): void {
  const shown = shownHandOff.read();
  if (shown) shownHandOff.write({ ...shown, open: true });
}

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

export const dialogFormIds = keysOf(loaders);

const isDialogForm = (id: string): id is DialogFormId => id in loaders;

export type OpenedForm = { request: DialogRequest; presets: FormValues; open: boolean };

/** The dialog form opened last. */
export const openedForm = createObservable<OpenedForm | null>(null);

/** @throws Error if the form is unknown or cannot be loaded */
export async function loadForm(id: string): Promise<DialogRequest> {
  if (!isDialogForm(id)) throw new Error(`There is no form called ${JSON.stringify(id)}`);
  return loaders[id]();
}

/** @param presets initial values by field name */
export async function openForm(id: string, presets: FormValues = {}): Promise<void> {
  openedForm.write({ request: await loadForm(id), presets, open: true });
}
