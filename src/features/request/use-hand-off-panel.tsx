import { useRef, useState } from 'react';

import { type Notice, notify } from '../../ui/notices/notices.ts';
import { handOffNotice } from './hand-off-notice.ts';
import { HandOffPanel } from './hand-off-panel.tsx';
import type { HandOff } from './submit-request.ts';

/** The hand-off panel of a form in the page. `show(null)` takes the panel of an earlier message away. */
export function useHandOffPanel() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [handedOff, setHandedOff] = useState<HandOff | null>(null);
  const show = (next: HandOff | null, success?: Notice) => {
    setHandedOff(next);
    const notice = next && handOffNotice(next, success, () => heading.current?.focus());
    if (notice) notify(notice);
  };
  const element = handedOff && <HandOffPanel ref={heading} handedOff={handedOff} />;
  return { show, element };
}
