import { FailoverBar } from './failover-bar.tsx';
import { milliseconds } from './log.ts';
import type { Session } from './session.ts';
import type { Run } from './simulate.ts';

type Props = {
  session: Session;
  run: Run;
  /** The same message with nothing failing under way. */
  undisturbed: Run;
  message: string;
};

/** What has become of the message so far, in modeled milliseconds. */
export function Outcome({ session, run, undisturbed, message }: Props) {
  const { clock, settings } = session;
  const bytes = new TextEncoder().encode(message).length;
  const each = Math.ceil(bytes / settings.needed);
  const arrived = run.events.filter(({ kind, at }) => kind === 'arrived' && at <= (clock ?? -1));
  const isComplete = clock !== null && run.completeAt !== null && run.completeAt <= clock;
  const isOver = clock !== null && clock >= run.endsAt;
  const status = isComplete
    ? 'complete'
    : isOver
      ? 'undelivered'
      : clock === null
        ? 'idle'
        : 'sent';
  const words = {
    idle: `${bytes} bytes become ${settings.fragments} fragments of ${each} bytes; any ${settings.needed} rebuild them.`,
    sent: `${arrived.length} of ${settings.needed} fragments that are needed have arrived.`,
    complete: `B reads: “${message}”`,
    undelivered: `Not delivered. ${arrived.length} of ${settings.needed} fragments that are needed arrived.`,
  }[status];
  return (
    <div className="sim-outcome" data-status={status}>
      <p className="sim-clock">
        <b>{(clock ?? 0).toFixed(1)}</b> ms <span>modeled, after sending</span>
      </p>
      <p className="sim-status">{words}</p>
      <dl className="sim-figures">
        <div>
          <dt>Complete</dt>
          <dd>
            {isComplete
              ? milliseconds(run.completeAt ?? 0)
              : status === 'undelivered'
                ? 'never'
                : 'not yet'}
          </dd>
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
