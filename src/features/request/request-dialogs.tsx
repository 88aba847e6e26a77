import { useObservable } from '../../ui/use-observable.ts';
import { openedForm } from './dialog-forms.ts';
import { FormDialog } from './form-dialog.tsx';
import { HandOffDialog } from './hand-off-dialog.tsx';
import { shownHandOff } from './handoff-store.ts';

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
