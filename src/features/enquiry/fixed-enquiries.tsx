import { lazy, Suspense, useEffect, useRef, useState } from 'react';

import { messageOf } from './fixed-enquiry.ts';
import { type HandOff, handOff } from './hand-off.ts';
import { useEnquiryPorts } from './use-enquiry.ts';

const HandOffDialog = lazy(() =>
  import('./hand-off-dialog.tsx').then((module) => ({ default: module.HandOffDialog })),
);

/** Follows every `EnquiryLink` of the page: keeps its message, hands it over, shows the panel. */
export function FixedEnquiries() {
  const ports = useEnquiryPorts();
  const [handedOff, setHandedOff] = useState<HandOff | null>(null);
  const [open, setOpen] = useState(false);
  const busy = useRef(false);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[data-enquiry]');
      // A modified click asks for the browser's own behavior.
      if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) {
        return;
      }
      event.preventDefault();
      // The second click of a double click is the same request.
      if (event.detail > 1 || busy.current) return;
      busy.current = true;
      const message = messageOf(link.href);
      const zone = link.dataset['enquiry'] === 'time-zone';
      const body = zone
        ? `${message.body}\nTime zone: ${Intl.DateTimeFormat().resolvedOptions().timeZone}`
        : message.body;
      void handOff({ message: { ...message, body }, form: null }, ports).then((handed) => {
        busy.current = false;
        setHandedOff(handed);
        setOpen(true);
      });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [ports]);

  return (
    handedOff && (
      <Suspense>
        <HandOffDialog handedOff={handedOff} open={open} onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
}
