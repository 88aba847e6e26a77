import { useRef, useState } from 'react';

import { type Notice, notify } from '../../ui/notices/notices.ts';
import { handOffNotice } from './hand-off-notice.ts';
import { HandOffPanel } from './hand-off-panel.tsx';
import type { HandOff } from './submit-request.ts';

/** The hand-off panel of a form in the page. `show(null)` takes the panel of an earlier message away. */
export function useHandOffPanel() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [{ handedOff, count }, setShown] = useState({
    handedOff: null as HandOff | null,
    count: 0,
  });
  const show = (next: HandOff | null, success?: Notice) => {
    setShown((before) => ({ handedOff: next, count: before.count + 1 }));
    const notice = next && handOffNotice(next, success, () => heading.current?.focus());
    if (notice) notify(notice);
  };
  // A new panel for each message: screen readers would read one that changes twice, as it also takes the focus.
  const element = handedOff && <HandOffPanel key={count} ref={heading} handedOff={handedOff} />;
  return { show, element };
}
