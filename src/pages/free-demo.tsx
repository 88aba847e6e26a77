import { formIsland } from '../chrome/form-island.tsx';
import { demoFormats, expectations, freeDemo as words } from '../content/pages/free-demo.ts';
import { freeDemo } from '../features/request/free-demo/free-demo.ts';
import { PlainFormLink } from '../features/request/plain-form-link.tsx';
import { phasorFigure } from '../figures/phasor.ts';
import { AnchorCards } from '../sections/anchor-cards.tsx';
import { Measures } from '../sections/measures.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Spectrum } from '../sections/spectrum.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Figure } from '../ui/figure.tsx';
import DemoFormIsland from './free-demo/demo-form.island.tsx';

const DemoForm = formIsland(DemoFormIsland);

export function Page() {
  return (
    <>
      <div>
        <Opening />
      </div>
      <div className="wrap grid gap-x-16 gap-y-14 py-20 lg:grid-cols-[1.7fr_1fr] lg:py-24">
        <section id="request">
          {demoFormats.map(({ id }) => (
            <span key={id} id={id} className="block" />
          ))}
          <h2 className="mb-10 text-[clamp(1.8rem,1.2rem+2vw,2.6rem)]">Demo Request Form</h2>
          <DemoForm />
          <div className="no-script">
            <PlainFormLink request={freeDemo} />
          </div>
        </section>
        <aside aria-labelledby="prepare-heading" className="lg:border-l lg:border-line lg:pl-12">
          <Prepare />
        </aside>
      </div>
      <div>
        <Ending />
      </div>
    </>
  );
}

function Opening() {
  const [formats] = words.sections;
  return (
    <>
      <PageHero
        heading={words.heading}
        lede={words.lede}
        figure={
          <Figure
            figure={phasorFigure()}
            natural
            className="mx-auto h-[22rem] w-auto lg:mr-6 lg:h-[27rem]"
          />
        }
      />
      <Spectrum />
      <AnchorCards heading={formats.heading} cards={demoFormats} action="Ask for this" />
    </>
  );
}

function Prepare() {
  const [, prepare] = words.sections;
  return (
    <div className="grid gap-4 lg:sticky lg:top-[calc(var(--header)+2rem)]">
      <h2 id="prepare-heading" className="text-h3 tracking-[-0.015em]">
        {prepare.heading}
      </h2>
      {prepare.paragraphs.map((paragraph) => (
        <p key={paragraph} className="text-ink-2">
          {paragraph}
        </p>
      ))}
    </div>
  );
}

function Ending() {
  const [, , expect, limits] = words.sections;
  return (
    <>
      <Measures id={expect.id} heading={expect.heading} points={expectations} />
      <section id={limits.id} className="band">
        <div className="wrap grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.3fr]">
          <h2 className="max-w-[8em]">{limits.heading}</h2>
          <div className="grid content-start justify-items-start gap-8">
            <p className="lede max-w-[42rem]">{limits.paragraphs[0]}</p>
            <ButtonLink large href={words.next.to}>
              {words.next.label}
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
}
