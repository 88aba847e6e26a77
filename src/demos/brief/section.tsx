import * as words from './words.ts';
import { regimesCheckedOn } from '../../content/regimes.ts';
import { defaultInputs, reading, verdict } from './inputs.ts';
import { stillBrief } from './brief-sheet.tsx';
import { Section } from '../../sections/section.tsx';
import { TwoWitnesses } from '../../sections/side-by-side.tsx';
import { LazyFigure } from '../../ui/figure.tsx';
import { data } from '../../lib/dom/attributes.ts';
import { island } from '../../runtime/island.tsx';
import { Surface } from '../../ui/surface/surface.tsx';
import BriefLauncherIsland from './brief-launcher.island.tsx';

const BriefLauncher = island(BriefLauncherIsland, ['hash:brief']);
const { first, second } = verdict(reading(defaultInputs, regimesCheckedOn), defaultInputs);

/** An example of the migration brief; the tool replaces it. */
export default function BriefSection() {
  return (
    <Section id="brief" heading={words.heading} lede={words.lede}>
      {/* The tool has a button for it. */}
      <span {...data({ 'may-open': 'architecture-review' })} />
      <BriefLauncher>
        <TwoWitnesses>
          <Surface title={words.sheetTitle} state={words.exampleState} foot={words.exampleFoot}>
            <div className="surface-body">
              <LazyFigure figure={stillBrief()} className="mx-auto h-auto w-full max-w-[36rem]" />
            </div>
          </Surface>
          <Surface title={words.verdictTitle} state={words.exampleState}>
            <div className="surface-body grid flex-1 content-center gap-4 text-h3">
              <p>{first}</p>
              <p className="text-ink-2">{second}</p>
            </div>
          </Surface>
        </TwoWitnesses>
      </BriefLauncher>
    </Section>
  );
}
