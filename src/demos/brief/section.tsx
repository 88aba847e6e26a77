import { itLeadersBrief } from './page-words.ts';
import { regimes, regimesCheckedOn, survey } from '../../content/regimes.ts';
import { dueDates } from './due-dates.ts';
import { stillBrief } from './brief-figure.ts';
import { Section } from '../../sections/section.tsx';
import { TwoWitnesses } from '../../sections/two-witnesses.tsx';
import { LazyFigure } from '../../ui/lazy-figure.tsx';
import { island } from '../../runtime/island.tsx';
import { Rows, Surface } from '../../ui/surface/surface.tsx';
import BriefLauncherIsland from './brief-launcher.island.tsx';

const BriefLauncher = island(BriefLauncherIsland, ['hash:brief']);
/** Each regime's first date. More do not fit beside the chart. */
const firstDates = regimes
  .flatMap(({ id }) => dueDates(regimes, [id]).slice(0, 1))
  .toSorted((a, b) => a.day.localeCompare(b.day));

/** An example of the migration brief; the tool replaces it. */
export default function BriefSection() {
  return (
    <Section id="brief" heading={itLeadersBrief.heading} lede={itLeadersBrief.lede}>
      <BriefLauncher>
        <TwoWitnesses>
          <Surface
            title={itLeadersBrief.sheets[0]}
            state={itLeadersBrief.state}
            foot={itLeadersBrief.foot}
          >
            <div className="surface-body">
              <LazyFigure
                figure={stillBrief(regimes, survey, regimesCheckedOn)}
                className="mx-auto h-auto w-full max-w-[30rem]"
              />
            </div>
          </Surface>
          <Surface title={itLeadersBrief.sheets[1]} state={itLeadersBrief.state}>
            <Rows
              items={firstDates.map(({ shown, what, regime }) => ({
                term: regime.name,
                value: `${what}: ${shown}`,
              }))}
            />
          </Surface>
        </TwoWitnesses>
      </BriefLauncher>
    </Section>
  );
}
