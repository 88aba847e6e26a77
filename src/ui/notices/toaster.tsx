import 'sonner/dist/styles.css';
import './toaster.css';

import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Toaster as Sonner, toast, useSonner } from 'sonner';

import * as timing from '../../config/timing.ts';
import { painted } from '../../runtime/page-events.ts';
import * as labels from '../words.ts';
import { freePlace, type Corner } from './free-place.ts';
import { type Notice, takeNotices, waitingNotices } from './notices.ts';

/**
 * Shows notices with sonner. sonner stops their time under the pointer and at Alt+T, and lets it run again only when
 * the pointer leaves. So the focus within them counts as a pointer here.
 */
export function Toaster() {
  const area = useRef<HTMLDivElement>(null);
  // Renders this again for each change of the notices.
  useSonner();
  const [place, setPlace] = useState<Corner>('top-right');
  useEffect(() => {
    const showWaiting = () => {
      // Those that are shown stay where they are.
      if (toast.getToasts().length === 0) setPlace(freePlace());
      for (const notice of takeNotices()) show(notice);
    };
    let isGone = false;
    let stop = () => {};
    // Screen readers say what comes into a region that is there, so the empty one is shown first.
    void painted().then(() => {
      if (isGone) return;
      showWaiting();
      stop = waitingNotices.subscribe(showWaiting);
    });
    return () => {
      isGone = true;
      stop();
    };
  }, []);

  const list = () => area.current?.querySelector('ol');
  const send = (type: 'mousemove' | 'mouseout') =>
    list()?.dispatchEvent(new window.MouseEvent(type, { bubbles: true }));
  // After a change, sonner runs the time of a notice that is alone.
  useEffect(() => {
    if (area.current?.contains(document.activeElement)) send('mousemove');
  });

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) send('mouseout');
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    // sonner then returns the focus to where it came from.
    if (key === 'Escape' && document.activeElement instanceof HTMLElement)
      document.activeElement.blur();
  };
  const onClick = ({ detail }: MouseEvent) => {
    // A notice closed by keyboard takes the focus with it.
    if (detail === 0) list()?.focus();
  };
  return (
    <div
      ref={area}
      className="contents"
      onFocus={() => send('mousemove')}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      onClickCapture={onClick}
    >
      <Sonner
        theme="dark"
        position={place}
        closeButton
        containerAriaLabel={labels.notices}
        toastOptions={{ closeButtonAriaLabel: labels.closeNotice }}
        visibleToasts={timing.noticesAtOnce}
        duration={timing.noticeDurationMs}
        hotkey={['altKey', 'KeyT']}
        offset={{ top: '5.25rem', right: '1.25rem', bottom: '1.25rem', left: '1.25rem' }}
        mobileOffset={{ top: '5rem', bottom: '1rem' }}
      />
    </div>
  );
}

function runAction(run: () => void): void {
  // Otherwise sonner would restore the focus after the action has moved it.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  run();
}

function show({ tone, title, text, note, action }: Notice): void {
  toast(
    <div role={tone === 'error' ? 'alert' : 'status'}>
      {title && <p className="notice-title">{title}</p>}
      <p>{text}</p>
      {note && <p className="notice-note">{note}</p>}
    </div>,
    {
      className: `notice notice-${tone}`,
      action: action && { label: action.label, onClick: () => runAction(action.run) },
    },
  );
}
