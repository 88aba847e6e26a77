import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

import { timing } from '../config/timing.ts';
import { ChevronIcon } from '../ui/icons.tsx';

type State = 'closed' | 'hovered' | 'pinned';

/**
 * One dropdown of the header (WAI-ARIA APG, disclosure navigation): the pointer opens it and leaving
 * closes it after a moment; Enter, Space, click and touch toggle; arrows move; Escape closes and gives
 * the focus back. Before its code is there, CSS opens it on hover and focus.
 */
export function NavGroup({ label, children }: { label: ReactNode; children: ReactNode }) {
  'use no memo';
  const [state, setState] = useState<State>('closed');
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const open = state !== 'closed';

  useEffect(() => () => clearTimeout(closing.current), []);

  const onPointerEnter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(closing.current);
    setState((now) => (now === 'closed' ? 'hovered' : now));
  };
  const onPointerLeave = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(closing.current);
    closing.current = setTimeout(() => setState('closed'), timing.dropdownCloseDelayMs);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setState('closed');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && open) {
      setState('closed');
      button.current?.focus();
    }
    // The group's own button is the first of them.
    const stop = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
    const here = stop.indexOf(document.activeElement as HTMLElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || here < 0) return;
    event.preventDefault();
    setState('pinned');
    const next = stop[(here + step + stop.length) % stop.length];
    // The panel must be shown before a link in it can take the focus.
    requestAnimationFrame(() => next?.focus());
  };

  return (
    <div
      className="nav-group relative min-w-0"
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        // A click right after the pointer opened the group keeps it open instead of closing it.
        onClick={() => setState((now) => (now === 'pinned' ? 'closed' : 'pinned'))}
        className="flex min-h-11 max-w-full items-center gap-1.5 hover:text-ink aria-expanded:text-ink"
      >
        {label}
        <ChevronIcon />
      </button>
      <div id={id} hidden={!open} className="menu-panel">
        {children}
      </div>
    </div>
  );
}
