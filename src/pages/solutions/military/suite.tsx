import {
  military,
  profile,
  suiteHeads,
  suiteRows,
} from '../../../content/pages/solutions/military.ts';
import { hashTreeFigure } from '../../../figures/scenes/hash-tree.ts';
import { byId } from '../../../lib/records.ts';
import { Bleed } from '../../../sections/bleed.tsx';
import { Columns } from '../../../sections/columns.tsx';
import { Section } from '../../../sections/section.tsx';
import { SpecSheet } from '../../../sections/spec-sheet.tsx';
import { TwoWitnesses } from '../../../sections/two-witnesses.tsx';
import { LazyFigure } from '../../../ui/lazy-figure.tsx';
import { Toggles } from '../../../ui/surface/apps.tsx';
import { Surface } from '../../../ui/surface/surface.tsx';
import { Log } from '../../../ui/surface/text.tsx';

const { suite, profile: refused, firmware } = byId(military.sections);

export const Suite = () => (
  <>
    <Section {...suite}>
      <SpecSheet caption={suite.heading} columns={suiteHeads} rows={suiteRows} />
    </Section>
    <Section {...refused} ground="raised">
      <TwoWitnesses>
        <Surface title="policy / algorithms" state="profile cnsa-2.0" tone="ok">
          <Toggles items={profile.settings} />
        </Surface>
        <Surface title="log / relay 07" state="sample">
          <Log lines={profile.log} />
        </Surface>
      </TwoWitnesses>
    </Section>
    <Section
      {...firmware}
      bleed={
        <Bleed drawn narrow={<LazyFigure figure={hashTreeFigure('narrow')} />}>
          <LazyFigure figure={hashTreeFigure('wide')} />
        </Bleed>
      }
    >
      <Columns items={firmware.points} />
    </Section>
  </>
);
