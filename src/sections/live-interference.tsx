import { useEffect, useRef } from 'react';

/**
 * Two-source interference behind a hero, drawn once the page's code is there and drifting slowly where
 * motion is welcome. It keeps clear of every element marked `data-keep-clear` in its parent; on narrow
 * screens it takes the empty band above them instead.
 */
export function LiveInterference() {
  'use no memo';
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let stop: (() => void) | undefined;
    let ended = false;
    void import('./run-interference.ts').then(
      ({ runInterference }) => {
        if (!ended) stop = runInterference(element);
        // The prerendered figure stays.
      },
      () => {},
    );
    return () => {
      ended = true;
      stop?.();
    };
  }, []);
  return (
    <canvas
      ref={canvas}
      aria-hidden="true"
      className="fade-in absolute inset-0 -z-10 h-full w-full"
    />
  );
}
