import { protectionLayers } from '../../../content/pages/platform/data-protection.ts';
import { PlainTable } from '../../../sections/plain-table.tsx';

const { physics, ai } = protectionLayers;

/** How a cell of the example shows what happened to its field. */
const looks = {
  token: 'rounded-sm bg-gamma/20 px-1.5 py-0.5 text-ink',
  coarse: 'rounded-sm bg-soon/15 px-1.5 py-0.5 text-ink',
  removed: 'text-alpha',
  kept: 'text-ink',
} as const;

/** The two layers side by side, each with what it does to one example. */
export function ProtectionLayers() {
  return (
    <div className="grid gap-x-20 gap-y-16 lg:grid-cols-2">
      <div>
        <h3>{physics.term}</h3>
        <p className="mt-2 text-ink-2">{physics.text}</p>
        <ol className="mt-8">
          {physics.steps.map(({ term, text }, index) => (
            <li key={term} className="group grid grid-cols-[2.4rem_1fr]">
              <span
                aria-hidden="true"
                className="relative flex justify-center before:absolute before:top-7 before:bottom-0 before:w-px before:bg-line-2 group-last:before:hidden"
              >
                <span className="flex h-7 w-7 items-center justify-center rounded-lg border border-line-2 text-small text-ink-2">
                  {index + 1}
                </span>
              </span>
              <div className="pb-6 pl-3">
                <p className="font-semibold">{term}</p>
                <p className="text-ui text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div>
        <h3>{ai.term}</h3>
        <p className="mt-2 mb-8 text-ink-2">{ai.text}</p>
        <PlainTable
          caption={ai.caption}
          columns={ai.columns}
          rows={ai.rows.map(({ field, stored, given, kind }) => ({
            head: field,
            cells: [
              stored,
              <span key={given} className={looks[kind]}>
                {given}
              </span>,
            ],
          }))}
        />
      </div>
    </div>
  );
}
