import { Dialog } from '../../ui/dialog.tsx';
import type { HandOff } from './hand-off.ts';
import { HandOffPanel } from './hand-off-panel.tsx';

/** The hand-off panel over the page, for requests that have no form to stand under. */
export function HandOffDialog(props: { handedOff: HandOff; open: boolean; onClose: () => void }) {
  return (
    <Dialog
      title={props.handedOff.message.subject}
      subtitle="By e-mail, from your own mail app."
      width="wide"
      open={props.open}
      onClose={props.onClose}
    >
      <HandOffPanel handedOff={props.handedOff} />
    </Dialog>
  );
}
