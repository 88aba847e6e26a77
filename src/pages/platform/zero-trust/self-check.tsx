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
export function SelfCheck() {
  const ticked = new Set(
    useSyncExternalStore(subscribe, tickedIds, () => '')
      .split(' ')
      .filter(Boolean),
  );
  const next = principleChecks.find(({ id }) => !ticked.has(id));
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1.6fr_1fr]">
      <fieldset id={listId}>
        <legend className="visually-hidden">What you could prove today</legend>
        <ul className="divide-y divide-line border-y border-line-2">
          {principleChecks.map(({ id, term, check }) => (
            <li key={id}>
              <label className="flex min-h-11 cursor-pointer gap-4 py-4 hover:bg-ink/4">
                <input type="checkbox" value={id} className="mt-1 h-5 w-5 shrink-0 accent-beta" />
                <span>
                  {check} <span className="text-ui text-ink-2">({term})</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <div className="needs-script lg:sticky lg:top-28 lg:self-start">
        <div aria-hidden="true" className="flex gap-1.5">
          {principleChecks.map(({ id }, index) => (
            <span
              key={id}
              className={`h-2 flex-1 rounded-sm ${index < ticked.size ? 'bg-beta' : 'bg-ink/15'}`}
            />
          ))}
        </div>
        <p role="status" className="mt-4 text-h3 tracking-[-0.015em]">
          {ticked.size} of {principleChecks.length} shown
        </p>
        <p className="mt-1 text-ui text-ink-2">
          {next ? (
            <>
              Next in order:{' '}
              <a href={`#${next.id}`} className="link inline-block min-h-6 text-ink">
                {next.term}
              </a>
              . Its entry above names the control that shows it.
            </>
          ) : (
            'All six. Ask a colleague from another team to try to prove you wrong.'
          )}
        </p>
      </div>
    </div>
  );
}
