import { useId, useMemo } from 'react';

import { sizeOf } from '../../lib/seal/bytes.ts';
import { fill } from '../../lib/text/fill.ts';
import { oneDecimal } from '../../lib/text/format.ts';
import { plural } from '../../lib/text/grammar.ts';
import { partName } from '../../models/mesh/mesh.ts';
import { Key } from '../../sections/to-scale-rows.tsx';
import { FilledText } from '../../ui/inline-text.tsx';
import { milliseconds, slowestFailover } from './log.ts';
import type { Session } from './session.ts';
import type { Run } from './simulate.ts';
import * as words from './words.ts';

/** What has become of the message. */
function statusOf(clock: number | null, { completeAt, events }: Run) {
  if (clock === null) return 'idle';
  if (completeAt !== null && completeAt <= clock) return 'complete';
  const isOver = events.some(({ kind, at }) => kind === 'undelivered' && at <= clock);
  return isOver ? 'undelivered' : 'sent';
}

type MessageStateProps = { session: Session; run: Run; message: string };

/** The modeled time and the message's progress. */
export function MessageState({ session: { clock, settings }, run, message }: MessageStateProps) {
  const bytes = sizeOf(message);
  const each = Math.ceil(bytes / settings.needed);
  const arrived = run.events.filter(({ kind, at }) => kind === 'arrived' && at <= (clock ?? -1));
  const status = statusOf(clock, run);
  const tone = { idle: '', sent: 'tone-signal', complete: 'tone-ok', undelivered: 'tone-attack' };
  const needs = { arrived: arrived.length, needed: settings.needed };
  const text = {
    idle: fill(plural(settings.fragments, words.notSent), {
      bytes,
      fragments: settings.fragments,
      each,
      needed: settings.needed,
    }),
    sent: fill(words.underWay, needs),
    complete: fill(words.delivered, { message }),
    undelivered: fill(words.notDelivered, needs),
  }[status];
  return (
    <div>
      <p>
        <FilledText
          text={words.modeledTime}
          values={{ time: <b className="verdict">{oneDecimal(clock ?? 0)}</b> }}
        />
      </p>
      <p className={`answer sim-status ${tone[status]}`}>{text}</p>
    </div>
  );
}

/** The vendor's target in milliseconds; not measured here. */
const target = 50;

/** The steps of a failover in time, compared with the target. */
function FailoverBar({ session: { mesh, settings, failure } }: { session: Session }) {
  const id = useId();
  // Each frame renders it again.
  const failover = useMemo(
    () => failure && slowestFailover(mesh, settings, failure.parts, new Set(failure.down)),
    [mesh, settings, failure],
  );
  const isReached = failover !== null && Number.isFinite(failover.total);
  const scale = 300 / Math.max(1.3 * target, isReached ? 1.1 * failover.total : 0);
  const shares = isReached
    ? ([
        { name: words.noticed, ms: failover.detection, tone: 'attack' },
        { name: words.told, ms: failover.notification, tone: 'soon' },
        { name: words.computed, ms: failover.routing, tone: 'data' },
      ] as const)
    : [];
  return (
    <section className="mt-7" aria-labelledby={id}>
      <h3 id={id} className="text-h4">
        {failover
          ? fill(isReached ? words.failoverTime : words.failoverNever, {
              part: partName(mesh, failover.part),
              time: milliseconds(failover.total),
            })
          : words.breakSomething}
      </h3>
      <svg viewBox="0 0 300 46" className="sim-failover" aria-hidden="true">
        <rect x={0} y={20} width={300} height={12} />
        {shares.map(({ name, ms, tone }, index) => {
          const start = shares.slice(0, index).reduce((sum, share) => sum + share.ms, 0);
          return (
            <rect
              key={name}
              className={`tone-${tone}`}
              x={start * scale}
              y={20}
              width={ms * scale}
              height={12}
            />
          );
        })}
        <line x1={target * scale} y1={14} x2={target * scale} y2={40} />
        <text x={target * scale} y={10} textAnchor="middle">
          {words.target}
        </text>
      </svg>
      <Key
        items={shares.map(({ name, ms, tone }) => ({ tone, text: `${name} ${milliseconds(ms)}` }))}
      />
      <p className="panel-note">{fill(words.whatTargetIs, { ms: target })}</p>
    </section>
  );
}

type Props = {
  session: Session;
  run: Run;
  /** The same message without failures in transit. */
  undisturbed: Run;
};

/** The delivery time, with and without failures, and the failover time. */
export function Outcome({ session, run, undisturbed }: Props) {
  const arrival = ({ completeAt }: Run) =>
    completeAt === null ? words.never : milliseconds(completeAt);
  const status = statusOf(session.clock, run);
  const isDecided = status === 'complete' || status === 'undelivered';
  return (
    <div>
      <dl className="facts">
        <div>
          <dt>{words.complete}</dt>
          <dd>{isDecided ? arrival(run) : words.notYet}</dd>
        </div>
        <div>
          <dt>{words.undisturbed}</dt>
          <dd>{arrival(undisturbed)}</dd>
        </div>
      </dl>
      <FailoverBar session={session} />
    </div>
  );
}
