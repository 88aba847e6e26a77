import { useSyncExternalStore } from 'react';

import { principleChecks } from '../../../content/pages/platform/zero-trust.ts';

const listId = 'self-check-boxes';

const tickedIds = (): string =>
  [...document.querySelectorAll<HTMLInputElement>(`#${listId} :checked`)]
    .map(({ value }) => value)
    .join(' ');

const subscribe = (listener: () => void) => {
  document.addEventListener('change', listener);
  return () => document.removeEventListener('change', listener);
};

/**
 * Six checkboxes and a count of those ticked. The boxes themselves hold the state, because some may be
 * ticked before hydration. Nothing is stored.
 */
export default function SelfCheck() {
  const ticked = new Set(
    useSyncExternalStore(subscribe, tickedIds, () => '')
      .split(' ')
      .filter(Boolean),
  );
  const next = principleChecks.find(({ id }) => !ticked.has(id));
  return (
    <div className="panel">
      <div className="panel-columns lg:grid-cols-[5fr_3fr]">
        <fieldset id={listId}>
          <legend className="visually-hidden">What you could prove today</legend>
          <ul className="grid gap-1">
            {principleChecks.map(({ id, term, check }) => (
              <li key={id}>
                <label className="choice py-1">
                  <input type="checkbox" value={id} />
                  <span>
                    {check} <span className="text-ink-2">({term})</span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
        <div className="needs-script">
          <div aria-hidden="true" className="flex gap-1.5">
            {principleChecks.map(({ id }, index) => (
              <span
                key={id}
                className={`h-2 flex-1 rounded-sm ${index < ticked.size ? 'bg-beta' : 'bg-ink/15'}`}
              />
            ))}
          </div>
          <p role="status" className="verdict mt-6">
            {ticked.size} of {principleChecks.length} shown
          </p>
          <p className="panel-note">
            {next ? (
              <>
                Next in order:{' '}
                <a href={`#${next.id}`} className="link inline-block min-h-6 text-ink">
                  {next.term}
                </a>
                . Its entry above names the control that shows it.
              </>
            ) : (
              'All six. Have a colleague from another team try to prove you wrong.'
            )}
          </p>
        </div>
      </div>
    </div>
  );
}
