import { useEffect, useRef } from 'react';

type Layer = { readonly count: number; readonly radius: number; readonly opacity: number };

/** A still, seeded sky behind its parent, never under text. Drawn when it first comes near the screen. */
export function StarField({ seed, layers }: { seed: number; layers: readonly Layer[] }) {
  'use no memo';
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let stop: (() => void) | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void import('./run-stars.ts').then(
          ({ runStars }) => {
            stop = runStars(element, seed, layers);
            // A sky without stars is nobody's loss.
          },
          () => {},
        );
      },
      { rootMargin: '50%' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      stop?.();
    };
  }, [seed, layers]);
  return (
    <canvas
      ref={canvas}
      aria-hidden="true"
      className="absolute inset-0 -z-10 h-full w-full opacity-60 sm:opacity-80"
    />
  );
}
