type Props = { from: number; to: number; weeks: number };

/** A span of weeks on a bar of all weeks. A span of length 0 shows as a point. */
export const WeekBar = ({ from, to, weeks }: Props) => (
  <svg
    viewBox={`0 0 ${weeks * 10} 2`}
    preserveAspectRatio="none"
    className="h-5 w-full"
    aria-hidden="true"
  >
    <rect width={weeks * 10} height="2" className="fill-night-3" />
    <rect x={from * 10} width={Math.max(1, (to - from) * 10)} height="2" className="fill-beta" />
  </svg>
);
