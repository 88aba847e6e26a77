import { Dialog } from '../../ui/dialog.tsx';
import type { DialogEnquiry, Values } from './enquiry.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { openedForm } from './dialog-forms.ts';
import { shownHandOff } from './shown-hand-off.ts';

type Props = { enquiry: DialogEnquiry; presets: Values; open: boolean };

/** A request's form in a dialog. What was typed is still there when it is opened again. */
export function FormDialog({ enquiry, presets, open }: Props) {
  const close = () => openedForm.write({ enquiry, presets, open: false });
  return (
    <Dialog
      title={enquiry.title}
      subtitle={enquiry.subtitle}
      width="wide"
      open={open}
      onClose={close}
    >
      <EnquiryForm
        enquiry={enquiry}
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
