import { FailoverBar } from './failover-bar.tsx';
import { milliseconds } from './log.ts';
import type { Session } from './session.ts';
import type { Run } from './simulate.ts';

type Props = {
  session: Session;
  run: Run;
  /** The same message without failures in transit. */
  undisturbed: Run;
};

/** The delivery time, with and without failures, and the failover time. */
export function Outcome({ session, run, undisturbed }: Props) {
  const { clock } = session;
  const { completeAt, endsAt } = run;
  const isComplete = clock !== null && completeAt !== null && completeAt <= clock;
  const isOver = clock !== null && clock >= endsAt;
  const complete = isComplete ? milliseconds(completeAt) : isOver ? 'never' : 'not yet';
  return (
    <div>
      <dl className="facts">
        <div>
          <dt>Complete</dt>
          <dd>{complete}</dd>
        </div>
        <div>
          <dt>Had nothing failed under way</dt>
          <dd>
            {undisturbed.completeAt === null ? 'never' : milliseconds(undisturbed.completeAt)}
          </dd>
        </div>
      </dl>
      <FailoverBar session={session} />
    </div>
  );
}
