import { itLeadersBrief } from '../../../content/pages/solutions/it-leaders-brief.ts';
import { island } from '../../../ui/island.tsx';
import { Static } from '../../../ui/static.tsx';
import { RegimeTable } from './regime-table.tsx';

const wanted = () => location.hash === '#brief' || location.hash.startsWith('#brief=');

const BriefDoor = island(
  () =>
    import('../../../ui/door.tsx').then(({ door }) =>
      door({
        load: () => import('./brief-tool.tsx').then(({ BriefTool }) => BriefTool),
        label: 'Build the brief',
        wanted,
      }),
    ),
  { wanted },
);

/** The migration brief, and the dates that it is made from. */
export function Brief() {
  return (
    <section id="brief" className="border-t border-line py-16 lg:py-24">
      <div className="wrap">
        <Static className="mb-10 grid gap-x-16 gap-y-6 lg:grid-cols-[1.2fr_1fr] lg:items-end">
          <h2 className="max-w-[20ch]">{itLeadersBrief.heading}</h2>
          <p className="max-w-[42rem] text-ink-2">{itLeadersBrief.lede}</p>
        </Static>
        <BriefDoor>
          <Static>
            <dl className="grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
              {itLeadersBrief.letters.map(({ letter, text }) => (
                <div key={letter} className="border-t border-line-2 pt-4">
                  <dt className="text-h2">{letter}</dt>
                  <dd className="mt-3 text-ink-2">{text}</dd>
                </div>
              ))}
            </dl>
          </Static>
        </BriefDoor>
        <Static>
          <RegimeTable />
        </Static>
      </div>
    </section>
  );
}
