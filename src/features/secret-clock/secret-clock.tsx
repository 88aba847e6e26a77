import { data } from '../../lib/dom/attributes.ts';
import { Button } from '../../ui/button.tsx';
import { compareDates, secretUntil } from '../words.ts';
import { untilField } from './axis.ts';

const yearOf = (day = '') => Number(day.slice(0, 4));

/**
 * Asks until when the visitor’s data must stay secret, and compares that with the page’s deadlines.
 * @param days the deadlines, as ISO days
 */
export function SecretClock({ days }: { days: readonly string[] }) {
  const ordered = [...new Set(days)].toSorted();
  const last = yearOf(ordered.at(-1));
  return (
    <form
      {...data({
        enhance: 'secret-clock',
        'on-press': untilField,
        'keep-clear': '',
        days: ordered.join(' '),
      })}
      className="actions needs-script"
    >
      <label>
        {secretUntil}{' '}
        <input
          type="number"
          name={untilField}
          required
          min={yearOf(ordered[0])}
          max={last + 90}
          defaultValue={last + 10}
          className="btn btn-secondary"
        />
      </label>
      <Button type="submit">{compareDates}</Button>
      <p role="status" />
    </form>
  );
}
