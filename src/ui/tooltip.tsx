import { type ReactElement, cloneElement, useEffect, useId, useRef } from 'react';

import { timing } from '../config/timing.ts';

type Props = {
  text: string;
  /** One focusable element; it is given `aria-describedby`. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
};

/** When a tooltip was last left, in milliseconds of the page's clock. */
let lastLeft = Number.NEGATIVE_INFINITY;

/**
 * Supplementary text on hover (after a delay, or at once when another tooltip was open a moment ago) and
 * on focus (at once). Escape hides it; the pointer may move onto it (WCAG 2.2, 1.4.13).
 */
export function Tooltip({ text, children }: Props) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const popover = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const around = anchor.current;
    const tip = popover.current;
    if (!around || !tip) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      clearTimeout(timer);
      if (!tip.matches(':popover-open')) tip.showPopover();
    };
    const hide = () => {
      clearTimeout(timer);
      if (!tip.matches(':popover-open')) return;
      tip.hidePopover();
      lastLeft = performance.now();
    };
    const showSoon = () => {
      clearTimeout(timer);
      const skip = performance.now() - lastLeft < timing.tooltipSkipDelayMs;
      timer = setTimeout(show, skip ? 0 : timing.tooltipOpenDelayMs);
    };
    // Long enough to cross the gap between the trigger and the tooltip.
    const hideSoon = () => {
      clearTimeout(timer);
      if (!tip.matches(':popover-open')) return;
      lastLeft = performance.now();
      timer = setTimeout(hide, 100);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    const stop = new AbortController();
    const { signal } = stop;
    around.addEventListener('pointerenter', showSoon, { signal });
    around.addEventListener('pointerleave', hideSoon, { signal });
    around.addEventListener('focusin', show, { signal });
    around.addEventListener('focusout', hide, { signal });
    document.addEventListener('keydown', onKey, { signal });
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, []);

  return (
    <span ref={anchor} className="tooltip-anchor">
      {cloneElement(children, { 'aria-describedby': id })}
      <span ref={popover} id={id} role="tooltip" popover="manual" className="tooltip">
        {text}
      </span>
    </span>
  );
}
