import './axis.css';

type Props = {
  /** `at` is in percent of the width. */
  ticks: readonly { at: number; label: string }[];
};

/** The scale of a figure. Hidden from screen readers, because the legend says the same. */
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
