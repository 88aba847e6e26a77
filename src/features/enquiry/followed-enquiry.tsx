import { useEffect, useState } from 'react';

import { Dialog } from '../../ui/dialog.tsx';
import { messageOf } from './fixed-enquiry.ts';
import { type HandOff, handOff } from './hand-off.ts';
import { HandOffPanel } from './hand-off-panel.tsx';
import { useEnquiryPorts } from './use-enquiry.ts';

/** An enquiry link that was clicked; a new object each time. */
export type FollowedLink = { href: string; asksTimeZone: boolean };

/** Hands the message of a clicked link over and shows the hand-off panel in a dialog. */
export function FollowedEnquiry({ link }: { link: FollowedLink }) {
  const ports = useEnquiryPorts();
  const [handedOff, setHandedOff] = useState<HandOff | null>(null);

  useEffect(() => {
    const message = messageOf(link.href);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const body = link.asksTimeZone ? `${message.body}\nTime zone: ${timeZone}` : message.body;
    void handOff({ message: { ...message, body }, form: null }, ports).then(setHandedOff);
  }, [link, ports]);

  return (
    <Dialog
      title={handedOff?.message.subject ?? ''}
      subtitle="By e-mail, from your own mail app."
      width="wide"
      open={handedOff !== null}
      onClose={() => setHandedOff(null)}
    >
      {handedOff && <HandOffPanel handedOff={handedOff} />}
    </Dialog>
  );
}
