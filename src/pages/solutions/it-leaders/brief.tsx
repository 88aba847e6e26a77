import { itLeadersBrief } from '../../../content/pages/solutions/it-leaders-brief.ts';
import { regimes, regimesCheckedOn, survey } from '../../../content/regimes.ts';
import { stillBrief } from '../../../features/migration-brief/still-brief.ts';
import { Figure } from '../../../ui/figure.tsx';
import { island } from '../../../runtime/island.tsx';
import { RegimeTable } from './regime-table.tsx';
import BriefLauncherIsland from './brief-launcher.island.tsx';

const BriefLauncher = island(BriefLauncherIsland, ['hash:brief']);

/** The migration brief, and the dates that it is made from. */
export function Brief() {
  return (
    <section id="brief" className="border-t border-line py-16 lg:py-24">
      <div className="wrap">
        <div className="mb-10 grid gap-x-16 gap-y-6 lg:grid-cols-[1.2fr_1fr] lg:items-end">
          <h2 className="max-w-[13.5em]">{itLeadersBrief.heading}</h2>
          <p className="max-w-[42rem] text-ink-2">{itLeadersBrief.lede}</p>
        </div>
        <BriefLauncher>
          <div className="rounded-lg border border-line bg-night-2 p-5">
            <Figure
              figure={stillBrief(regimes, survey, regimesCheckedOn)}
              className="mx-auto w-full max-w-[42rem]"
            />
            <p className="mt-3 text-small text-ink-2">{itLeadersBrief.example}</p>
          </div>
        </BriefLauncher>
        <div>
          <RegimeTable />
        </div>
      </div>
    </section>
  );
}
