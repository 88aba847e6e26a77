import { startDemo } from '../../content/start-demo.ts';
import { summary } from '../../content/home.ts';
import { requests } from '../../content/requests.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import { data } from '../../lib/dom/attributes.ts';
import { HomeScene } from '../../sections/scene.tsx';
import { HeroScene } from '../../sections/hero/scene.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Paragraphs } from '../../ui/texts.tsx';
import '../../sections/hero/hero.css';
import '../../sections/hero/hero-beside.css';
import './closing.css';

/** In the pattern of the hero. */
export const Closing = ({ path }: { path: string }) => (
  <>
    <section className="hero hero-beside closing">
      <HeroScene scene={<HomeScene />} />
      <div className="wrap">
        <h2 {...data({ 'keep-clear': '' })}>Join the Security Revolution</h2>
        <div {...data({ 'keep-clear': '' })} className="actions">
          <ButtonLink look="primary" large href={startDemo.to}>
            {startDemo.label}
          </ButtonLink>
          <RequestLink large request={requests.demo} path={path} />
        </div>
      </div>
    </section>
    <div className="wrap py-10">
      <details className="max-w-[42rem] text-ink-2">
        <summary className="w-fit py-2 font-semibold">Page summary</summary>
        <div className="mt-2 grid gap-3">
          <Paragraphs of={summary} />
        </div>
      </details>
    </div>
  </>
);
