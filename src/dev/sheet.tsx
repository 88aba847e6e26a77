import { island } from '../runtime/island.tsx';
import { Section } from '../sections/section.tsx';
import { ErrorSummary } from '../ui/form/error-summary.tsx';
import { Tabs } from '../ui/tabs.tsx';
import ControlsIsland from './controls.island.tsx';
import { Heroes } from './heroes.tsx';
import { Sections } from './sections.tsx';
import { Surfaces } from './surfaces.tsx';

const Controls = island(ControlsIsland);

/** Every component once. Only the development server serves it. */
export const Page = () => (
  <>
    <Heroes />
    <Section heading="Controls">
      {/* Without script: when it mounts, it takes the focus. */}
      <ErrorSummary errors={{ name: 'Name is required' }} idPrefix="sheet-" />
      <Controls />
      <Tabs
        label="Tabs"
        tabs={[
          { id: 'one', label: 'One', panel: <p>First panel</p> },
          { id: 'two', label: 'Two', panel: <p>Second panel</p> },
          { id: 'three', label: 'Three', panel: <p>Third panel</p> },
        ]}
      />
    </Section>
    <Surfaces />
    <Sections />
  </>
);
