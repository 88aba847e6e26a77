import { useId } from 'react';

import { layOut, sheetFrame, smallFrame } from './chart-layout.ts';
import type { Inputs } from './inputs.ts';
import type { Reading } from './mosca.ts';
import type { Due } from './regime.ts';

type Props = { inputs: Inputs; reading: Reading; due: readonly Due[] };

/** X + Y and the range for Z on one axis of years, above the dates of the chosen regimes. */
export function BriefChart({ inputs, reading, due }: Props) {
  const id = useId();
  const frame = innerWidth < 640 ? smallFrame : sheetFrame;
  const layout = layOut(inputs, reading, due, frame);
  const { width, height, xOf, years, rows, barY, rowY, start } = layout;
  const { startsIn, migratedIn, secretUntil } = reading;
  const migrated = start + inputs.migration;
  const span = (from: number, to: number) => ({ x: xOf(from), width: xOf(to) - xOf(from) });
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className="brief-chart"
      role="img"
      aria-labelledby={`${id}t ${id}d`}
    >
      <title id={`${id}t`}>X + Y against the range for Z</title>
      <desc id={`${id}d`}>
        {`Migration from ${startsIn} to ${migratedIn}, then secrecy until ${secretUntil}. The range for Z runs from ${inputs.earliest} to ${inputs.latest}. The dates of the regimes are listed below the figure.`}
      </desc>
      <rect
        className="f-attack"
        opacity="0.16"
        {...span(inputs.earliest, inputs.latest + 1)}
        y={20}
        height={height - 40}
      />
      <text className="f-attack" fontWeight="600" x={xOf(inputs.earliest) + 4} y={14}>
        Z
      </text>
      {years.map((year, index) => (
        <g key={year}>
          <line
            className="s-hairline"
            strokeOpacity="0.5"
            x1={xOf(year)}
            y1={20}
            x2={xOf(year)}
            y2={height - 20}
          />
          {(frame === sheetFrame || index % 2 === 0) && (
            <text className="f-faint" x={xOf(year)} y={height - 5} textAnchor="middle">
              {year}
            </text>
          )}
        </g>
      ))}
      <rect className="f-data s-ground" {...span(start, migrated)} y={barY} height={24} />
      <rect
        className="f-signal s-ground"
        {...span(migrated, migrated + inputs.secrecy)}
        y={barY}
        height={24}
      />
      <text className="f-ground" fontWeight="600" x={xOf(start) + 6} y={barY + 17}>
        Y
      </text>
      {inputs.secrecy > 0 && (
        <text className="f-ground" fontWeight="600" x={xOf(migrated) + 6} y={barY + 17}>
          X
        </text>
      )}
      {rows.map(({ name, marks }, row) => (
        <g key={name}>
          <line
            className="s-hairline"
            strokeOpacity="0.5"
            x1={0}
            y1={rowY(row) + 10}
            x2={width}
            y2={rowY(row) + 10}
          />
          <text className="f-faint" x={0} y={rowY(row) + 4}>
            {name}
          </text>
          {[...new Set(marks)].map((at) => (
            <path key={at} className="f-ink" d={`M${xOf(at)} ${rowY(row) - 6}l6 6-6 6-6-6z`} />
          ))}
        </g>
      ))}
    </svg>
  );
}
