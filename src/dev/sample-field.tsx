type Props = {
  columns: number;
  rows: number;
  pitch?: number;
  /** The first column with dots. */
  from?: number;
};

/** A placeholder for a field. */
export const SampleField = ({ columns, rows, pitch = 10, from = 0 }: Props) => (
  <svg
    viewBox={`0 0 ${columns * pitch} ${rows * pitch}`}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    className="s-signal"
    fill="none"
    strokeLinecap="round"
  >
    {Array.from({ length: rows }, (_, row) => (
      <path
        key={row}
        d={`M${(from + 0.5) * pitch} ${(row + 0.5) * pitch}h${(columns - from) * pitch}`}
        strokeDasharray={`0 ${pitch}`}
        strokeWidth={Math.round((0.12 + 0.8 * Math.cos(row * 0.34) ** 2) * pitch * 10) / 10}
      />
    ))}
  </svg>
);

type CurveProps = { waves: number; dashed?: boolean };

/** A placeholder for a stretching curve. */
export const SampleCurve = ({ waves, dashed = false }: CurveProps) => (
  <svg
    viewBox="0 0 600 80"
    preserveAspectRatio="none"
    aria-hidden="true"
    className={dashed ? 's-soon' : 's-ok'}
    fill="none"
    strokeWidth="2.4"
    strokeDasharray={dashed ? '6 6' : undefined}
  >
    <path
      vectorEffect="non-scaling-stroke"
      d={`M${Array.from({ length: 121 }, (_, x) => `${x * 5} ${Math.round(40 - 34 * Math.sin((Math.PI * waves * x) / 120))}`).join('L')}`}
    />
  </svg>
);
