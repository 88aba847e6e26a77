type Props = {
  /** Marks from left to right, in percent of the width. */
  ticks: readonly { at: number; label: string }[];
};

/** A scale above a figure from edge to edge. Its legend says the same in words. */
export const Axis = ({ ticks }: Props) => (
  <svg className="axis wide-only" aria-hidden="true">
    {ticks.map(({ at, label }) => (
      <g key={label}>
        <line x1={`${at}%`} x2={`${at}%`} y2="100%" />
        <text x={`${at}%`} dx="8" y="18">
          {label}
        </text>
      </g>
    ))}
  </svg>
);
