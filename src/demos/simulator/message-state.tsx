import type { Session } from './session.ts';
import type { Run } from './simulate.ts';

/** What has become of the message. */
export function statusOf(clock: number | null, { completeAt, endsAt }: Run) {
  if (clock === null) return 'idle';
  if (completeAt !== null && completeAt <= clock) return 'complete';
  return clock >= endsAt ? 'undelivered' : 'sent';
}

type Props = { session: Session; run: Run; message: string };

/** The modeled time and the message's progress. */
export function MessageState({ session: { clock, settings }, run, message }: Props) {
  const bytes = new TextEncoder().encode(message).length;
  const each = Math.ceil(bytes / settings.needed);
  const arrived = run.events.filter(({ kind, at }) => kind === 'arrived' && at <= (clock ?? -1));
  const status = statusOf(clock, run);
  const tone = { idle: '', sent: 'tone-signal', complete: 'tone-ok', undelivered: 'tone-attack' };
  const words = {
    idle: `${bytes} bytes become ${settings.fragments} fragments of ${each} bytes; any ${settings.needed} rebuild them.`,
    sent: `${arrived.length} of ${settings.needed} fragments that are needed have arrived.`,
    complete: `B reads: “${message}”`,
    undelivered: `Not delivered. ${arrived.length} of ${settings.needed} fragments that are needed arrived.`,
  }[status];
  return (
    <div>
      <p>
        <b className="verdict">{(clock ?? 0).toFixed(1)}</b> ms modeled, after sending
      </p>
      <p className={`answer sim-status ${tone[status]}`}>{words}</p>
    </div>
  );
}
