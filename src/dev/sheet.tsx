import { ButtonLink } from '../ui/button.tsx';
import { island } from '../runtime/island.tsx';
import { ErrorSummary } from '../ui/form/error-summary.tsx';
import { FieldGroups } from '../ui/form/field-groups.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { HeroBelow } from '../sections/hero/hero-below.tsx';
import { Section } from '../sections/section.tsx';
import ControlsIsland from './controls.island.tsx';
import { Heroes } from './heroes.tsx';
import { SampleField } from './sample-field.tsx';
import { sampleFields } from './sample-fields.ts';
import { Shapes } from './shapes.tsx';
import { Surfaces } from './surfaces.tsx';
import { Tools } from './tools.tsx';
import { Type } from './type.tsx';

const Controls = island(ControlsIsland);
const errors = { name: 'Name is required', size: 'Size is required' };

/** Every component in its states. Only the development server serves it. */
export const Page = () => (
  <>
    <HeroBelow
      heading="Components of this site"
      lede="Hero B: words in two columns, a field below them from edge to edge, a legend, one line of state."
      actions={
        <>
          <ButtonLink look="primary" large href="#surfaces">
            See the surfaces
          </ButtonLink>
          <ButtonLink large href="#shapes">
            See the shapes
          </ButtonLink>
        </>
      }
      field={<SampleField columns={144} rows={48} />}
      fieldNarrow={<SampleField columns={40} rows={60} />}
      legend={[
        { term: 'A grating', text: 'One picture, in light.' },
        { term: 'A lens', text: 'Splits it into five routes.' },
        { term: 'Five routes', text: 'None is a copy of the whole.' },
        { term: 'A lens', text: 'Puts back what arrives.' },
        { term: 'The grating again', text: 'If three routes held.' },
      ]}
      readout={
        <>
          <strong>4 of 5 orders arrive</strong>
          <span>Contrast of the picture 0.66</span>
        </>
      }
    />
    <Type />
    <Section id="controls" heading="Controls and fields">
      <Controls />
      <div className="mt-10 max-w-[42rem]">
        <ErrorSummary errors={errors} idPrefix="sheet-" />
        <FieldGroups groups={sampleFields} idPrefix="sheet-" errors={errors} />
      </div>
      <div className="mt-10">
        <Tabs
          label="Samples"
          tabs={[
            { id: 'one', label: 'One', panel: <p>First panel</p> },
            { id: 'two', label: 'Two', panel: <p>Second panel</p> },
            { id: 'three', label: 'Three', panel: <p>Third panel</p> },
          ]}
        />
      </div>
    </Section>
    <Tools />
    <Surfaces />
    <Shapes />
    <Heroes />
  </>
);
