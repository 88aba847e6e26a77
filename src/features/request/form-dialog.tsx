import { Dialog } from '../../ui/dialog.tsx';
import { RequestForm } from './request-form.tsx';
import { type OpenedForm, openedForm } from './dialog-forms.ts';
import { shownHandOff } from './handoff-store.ts';

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
