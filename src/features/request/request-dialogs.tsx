import { useObservable } from '../../ui/use-observable.ts';
import { openedForm } from './dialog-forms.ts';
import { FormDialog } from './form-dialog.tsx';
import { HandOffDialog } from './hand-off-dialog.tsx';
import { shownHandOff } from './handoff-store.ts';

/** The dialogs of this page's requests. The form's closes before the panel's opens: order matters. */
export function RequestDialogs() {
  const form = useObservable(openedForm, null);
  const shown = useObservable(shownHandOff, null);
  return (
    <>
      {form && <FormDialog key={form.request.id} {...form} />}
      {shown && <HandOffDialog shown={shown} />}
    </>
  );
}
