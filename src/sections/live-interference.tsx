/**
 * Two-source interference behind a hero, drawn by `run-interference.ts` once the page has loaded and
 * drifting slowly where motion is welcome. It keeps clear of every element marked `data-keep-clear` in its
 * parent; on narrow screens it takes the empty band above them instead.
 */
export const LiveInterference = () => (
  <canvas
    aria-hidden="true"
    data-runs="interference"
    className="fade-in absolute inset-0 -z-10 h-full w-full"
  />
);
