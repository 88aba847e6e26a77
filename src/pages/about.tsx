import { about, components, counts, milestones } from '../content/pages/about.ts';
import { directors, executives } from '../content/people.ts';
import { products } from '../content/products.ts';
import { multipletsFigure } from '../figures/multiplets.ts';
import { Milestones } from '../sections/milestones.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { PortraitList, Portraits } from '../sections/portrait.tsx';
import { Badge } from '../ui/badge.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Figure } from '../ui/figure.tsx';
import { Words } from '../ui/words.tsx';

export function Page() {
  return (
    <div>
      <About />
    </div>
  );
}

function About() {
  const [mission, history, leadership, board, , closing] = about.sections;
  return (
    <>
      <PageHero
        heading={about.heading}
        lede={about.lede}
        figure={<Figure figure={multipletsFigure()} natural />}
      />
      <section id={mission.id} className="band">
        <div className="wrap grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.3fr]">
          <h2 className="max-w-[7em]">{mission.heading}</h2>
          <div className="grid max-w-[42rem] gap-5 text-lede text-ink-2">
            {mission.paragraphs.map((paragraph) => (
              <p key={paragraph} className="first:text-ink">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
      </section>
      <section id={history.id} className="border-y border-line bg-night-2 py-18 lg:py-24">
        <div className="wrap">
          <h2 className="max-w-[12em]">{history.heading}</h2>
          <p className="mt-6 max-w-[42rem] text-ink-2">{history.paragraphs[0]}</p>
          <Milestones milestones={milestones} />
        </div>
      </section>
      <section id={leadership.id} className="pt-(--rhythm)">
        <div className="wrap">
          <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.1fr] lg:items-end">
            <h2 className="max-w-[10.5em]">{leadership.heading}</h2>
            <p className="max-w-[42rem] text-ink-2">{leadership.paragraphs[0]}</p>
          </div>
          <Portraits people={executives} />
        </div>
      </section>
      <section id={board.id} className="pt-(--rhythm) pb-(--rhythm)">
        <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.6fr]">
          <div>
            <h2 className="max-w-[9.5em] text-[clamp(1.8rem,1.2rem+2vw,2.6rem)]">
              {board.heading}
            </h2>
            <p className="mt-5 max-w-[42rem] text-ink-2">{board.paragraphs[0]}</p>
          </div>
          <PortraitList people={directors} />
        </div>
      </section>
      <Numbers />
      <section id={closing.id} className="band border-t border-line">
        <div className="wrap grid items-end gap-x-16 gap-y-9 lg:grid-cols-[1fr_auto]">
          <div>
            <h2 className="max-w-[9.5em]">{closing.heading}</h2>
            <p className="lede mt-6">{closing.paragraphs[0]}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <ButtonLink look="primary" large href={about.next.to}>
              {about.next.label}
            </ButtonLink>
            <ButtonLink large href="/contact">
              Write to us
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
}

/** The counts, and what the first of them counts: the reader can check that it is ten. */
function Numbers() {
  const numbers = about.sections[4];
  return (
    <section id={numbers.id} className="border-t border-line bg-night-2 py-18 lg:py-24">
      <div className="wrap">
        <div className="grid gap-x-16 gap-y-5 lg:grid-cols-2 lg:items-end">
          <h2>{numbers.heading}</h2>
          <p className="max-w-[42rem] text-ink-2">{numbers.paragraphs[0]}</p>
        </div>
        <div className="mt-14 grid gap-x-16 gap-y-12 lg:grid-cols-2">
          {counts.map(({ claim, text }) => (
            <div key={claim}>
              <h3 className="text-[clamp(2.4rem,1.6rem+3vw,4.2rem)] leading-none tracking-[-0.04em] [&_a]:decoration-3 [&_a]:underline-offset-8">
                <Words>{claim}</Words>
              </h3>
              <p className="mt-5 max-w-[34rem] text-ink-2">{text}</p>
            </div>
          ))}
        </div>
        <ol
          className="mt-14 grid gap-x-16 border-t border-line lg:grid-cols-2"
          aria-label="All products"
        >
          {[...products, ...components.map((name) => ({ name, available: true }))].map(
            ({ name, available }, index) => (
              <li
                key={name}
                className="grid grid-cols-[2rem_1fr_auto] items-baseline gap-x-3 border-b border-line py-3.5"
              >
                <span aria-hidden="true" className="text-ink-3">
                  {index + 1}
                </span>
                <span className="text-balance">{name}</span>
                <Badge tone={available ? 'ok' : 'soon'}>
                  {available ? 'Available Now' : 'Coming Soon'}
                </Badge>
              </li>
            ),
          )}
        </ol>
      </div>
    </section>
  );
}
