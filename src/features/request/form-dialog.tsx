import { Dialog } from '../../ui/dialog.tsx';
import type { FormValues } from '../../ui/form/form-values.ts';
import type { DialogRequest } from './request-spec.ts';
import { RequestForm } from './request-form.tsx';
import { openedForm } from './dialog-forms.ts';
import { shownHandOff } from './handoff-store.ts';

type Props = { request: DialogRequest; presets: FormValues; open: boolean };

export function FormDialog({ request, presets, open }: Props) {
  const close = () => openedForm.write({ request, presets, open: false });
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
