import { type ReactNode, useEffect, useId, useRef } from 'react';

import { timing } from '../config/timing.ts';

type TriggerProps = {
  'aria-describedby': string;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
};

let lastHidden = Number.NEGATIVE_INFINITY;

/**
 * Supplementary text on hover (after a delay, or at once when another tooltip was open a moment ago) and
 * on focus (at once). Escape hides it; the pointer may move onto it (WCAG 2.2, 1.4.13).
 * @param children draws the trigger with the handlers given to it
 */
export function Tooltip({
  text,
  children,
}: {
  text: string;
  children: (props: TriggerProps) => ReactNode;
}) {
  const id = useId();
  const popover = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = () => {
    clearTimeout(timer.current);
    if (popover.current?.isConnected && !popover.current.matches(':popover-open')) {
      popover.current.showPopover();
    }
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (!popover.current?.matches(':popover-open')) return;
    popover.current.hidePopover();
    lastHidden = performance.now();
  };
  const showSoon = () => {
    clearTimeout(timer.current);
    const skip = performance.now() - lastHidden < timing.tooltipSkipDelayMs;
    timer.current = setTimeout(show, skip ? 0 : timing.tooltipOpenDelayMs);
  };
  const hideSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(hide, 100);
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      clearTimeout(timer.current);
    };
  }, []);

  return (
    <span className="tooltip-anchor">
      {children({
        'aria-describedby': id,
        onPointerEnter: showSoon,
        onPointerLeave: hideSoon,
        onFocus: show,
        onBlur: hide,
      })}
      <span
        ref={popover}
        id={id}
        role="tooltip"
        popover="manual"
        onPointerEnter={() => clearTimeout(timer.current)}
        onPointerLeave={hideSoon}
        className="tooltip"
      >
        {text}
      </span>
    </span>
  );
}
