import type { ReactNode } from 'react';

import type { Argument } from '../content/pages/argument.ts';
import { Badge } from '../ui/badge.tsx';
import { Words } from '../ui/words.tsx';

type Section = Argument['sections'][number];
type Beside = Readonly<Record<string, ReactNode>>;
const nothing: Beside = {};

type Props = { section: Section; shape: 'grid' | 'list'; below?: ReactNode; beside?: Beside };

/** One step of an argument. Neighbors take different shapes, so that no page is a stack of equal rows. */
export function ArgumentSection({ section, shape, below, beside = nothing }: Props) {
  const { id, heading, paragraphs = [], points = [] } = section;
  const hasGrid = shape === 'grid' && points.length > 0;
  return (
    <section id={id} className="border-b border-line py-16 last-of-type:border-b-0 lg:py-24">
      <div className="wrap">
        <div
          className={
            shape === 'grid'
              ? 'grid gap-x-16 gap-y-6 lg:grid-cols-[1.2fr_1fr] lg:items-end'
              : 'grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.6fr]'
          }
        >
          <h2 className="max-w-[10.5em]">{heading}</h2>
          <div className="grid max-w-[42rem] gap-4 text-ink-2">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <Words>{paragraph}</Words>
              </p>
            ))}
            {shape === 'list' && points.length > 0 && <PointList points={points} beside={beside} />}
            {below && !hasGrid && <div className="mt-4 text-ink">{below}</div>}
          </div>
        </div>
        {hasGrid && <PointGrid points={points} beside={beside} />}
        {below && hasGrid && <div className="mt-10">{below}</div>}
      </div>
    </section>
  );
}

type Points = NonNullable<Section['points']>;

type PointsProps = { points: Points; beside: Beside };

function PointGrid({ points, beside }: PointsProps) {
  return (
    <dl
      className={`mt-12 grid gap-x-10 gap-y-9 sm:grid-cols-2 ${points.length % 3 ? 'lg:grid-cols-2 lg:gap-x-16' : 'lg:grid-cols-3'}`}
    >
      {points.map((point) => (
        <div key={point.term} className="border-t border-line-2 pt-4">
          <Term point={point} />
          <dd className="mt-1.5 text-ink-2">
            <Words>{point.text}</Words>
          </dd>
          {beside[point.term] && <dd className="mt-4">{beside[point.term]}</dd>}
        </div>
      ))}
    </dl>
  );
}

function PointList({ points, beside }: PointsProps) {
  return (
    <dl className="mt-4 divide-y divide-line border-t border-line">
      {points.map((point) => (
        <div key={point.term} className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[1fr_2fr]">
          <Term point={point} />
          <dd>
            <Words>{point.text}</Words>
            {beside[point.term] && <span className="mt-3 flex">{beside[point.term]}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Term({ point: { term, status } }: { point: Points[number] }) {
  const tone = status === 'Available Now' ? 'ok' : status === 'Coming Soon' ? 'soon' : 'plain';
  return (
    <dt className="font-semibold text-ink">
      {term}
      {status && (
        <span className="mt-1.5 block">
          <Badge tone={tone}>{status}</Badge>
        </span>
      )}
    </dt>
  );
}
