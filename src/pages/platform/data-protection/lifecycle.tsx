import {
  dataProtectionLabels,
  dataStates,
} from '../../../content/pages/platform/data-protection.ts';
import { phaseDiagramFigure } from '../../../figures/phase-diagram.ts';
import { CaptionedFigure } from '../../../sections/captioned-figure.tsx';
import { Tabs } from '../../../ui/tabs.tsx';

/** The life of data as three tabs over one figure, whose region of that state is filled. */
export function Lifecycle() {
  return (
    <Tabs
      label="State of the data"
      tabs={[
        {
          id: 'rest',
          label: '1 At rest',
          panel: (
            <div>
              <State name="rest" />
            </div>
          ),
        },
        {
          id: 'transit',
          label: '2 In transit',
          panel: (
            <div>
              <State name="transit" />
            </div>
          ),
        },
        {
          id: 'use',
          label: '3 In use',
          panel: (
            <div>
              <State name="use" />
            </div>
          ),
        },
      ]}
    />
  );
}

function State({ name }: { name: keyof typeof dataStates }) {
  const { term, phase, failure, answer, left, link } = dataStates[name];
  const facts = [
    [dataProtectionLabels.failure, failure],
    [dataProtectionLabels.answer, answer],
    [dataProtectionLabels.left, left],
  ];
  return (
    <div className="grid gap-x-20 gap-y-10 lg:grid-cols-[1fr_27rem] lg:items-start">
      <div>
        <h3 className="text-[clamp(1.6rem,1.2rem+1.4vw,2.3rem)]">{term}</h3>
        <dl className="mt-6 divide-y divide-line border-y border-line">
          {facts.map(([head, text]) => (
            <div key={head} className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[8rem_1fr]">
              <dt className="text-ui text-ink-2">{head}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-6">
          <a href={link.to} className="link inline-flex min-h-8 items-center">
            {link.label}
          </a>
        </p>
      </div>
      <CaptionedFigure figure={phaseDiagramFigure(phase)} className="max-w-[27rem]">
        {dataProtectionLabels.figure}
      </CaptionedFigure>
    </div>
  );
}
