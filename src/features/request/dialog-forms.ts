import { createObservable } from '../../lib/observable.ts';
import type { FormValues } from '../../ui/form/check-values.ts';
import type { DialogRequest } from './request-spec.ts';

/** Forms that stand in a dialog; the code of each is fetched when its opener is pointed at or pressed. */
const loaders = {
  'architecture-review': () =>
    import('./architecture-review/architecture-review.ts').then((m) => m.architectureReview),
  'enterprise-demo': () =>
    import('./enterprise-demo/enterprise-demo.ts').then((m) => m.enterpriseDemo),
  'partner-application': () =>
    import('./partner-application/partner-application.ts').then((m) => m.partnerApplication),
  'sealed-message': () => import('./sealed-message/sealed-message.ts').then((m) => m.sealedMessage),
} as const satisfies Record<string, () => Promise<DialogRequest>>;

export type DialogFormId = keyof typeof loaders;

/** Every form that stands in a dialog. */
export const dialogFormIds = Object.keys(loaders) as readonly DialogFormId[];

const isDialogForm = (id: string): id is DialogFormId => id in loaders;

/** The form whose dialog was opened last on this page, and whether it is open now. */
export const openedForm = createObservable<{
  request: DialogRequest;
  presets: FormValues;
  open: boolean;
} | null>(null);

/** Fetches the code of a dialog's form. Rejects when there is no such form or it cannot be fetched. */
export async function loadForm(id: string): Promise<DialogRequest> {
  if (!isDialogForm(id)) throw new Error(`There is no form called ${JSON.stringify(id)}`);
  return loaders[id]();
}

/**
 * Opens the dialog of a form.
 * @param presets what fields hold at first, by name
 */
export async function openForm(id: string, presets: FormValues = {}): Promise<void> {
  openedForm.write({ request: await loadForm(id), presets, open: true });
}
