import { FailoverBar } from './failover-bar.tsx';
import { milliseconds } from './log.ts';
import { statusOf } from './message-state.tsx';
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
  const arrival = ({ completeAt }: Run) =>
    completeAt === null ? 'never' : milliseconds(completeAt);
  const status = statusOf(session.clock, run);
  const isDecided = status === 'complete' || status === 'undelivered';
  return (
    <div>
      <dl className="facts">
        <div>
          <dt>Complete</dt>
          <dd>{isDecided ? arrival(run) : 'not yet'}</dd>
        </div>
        <div>
          <dt>Had nothing failed under way</dt>
          <dd>{arrival(undisturbed)}</dd>
        </div>
      </dl>
      <FailoverBar session={session} />
    </div>
  );
}
