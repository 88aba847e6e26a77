import { requests } from '../../content/requests.ts';
import { developers } from '../../content/pages/developers.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import { pipelineFigure } from '../../figures/pipeline.ts';
import { PageHero } from '../../sections/page-hero.tsx';
import { Figure } from '../../ui/figure.tsx';

export function DevelopersOpening({ path }: { path: string }) {
  return (
    <>
      <PageHero heading={developers.heading} lede={developers.lede}>
        <RequestLink look="primary" large request={requests.getStartedFree} path={path}>
          Get Started Free
        </RequestLink>
        <RequestLink large request={requests.developerDemo} path={path}>
          Schedule Demo
        </RequestLink>
      </PageHero>
      <figure className="wrap grid items-center gap-x-16 gap-y-4 py-12 lg:grid-cols-[1.7fr_1fr]">
        <Figure figure={pipelineFigure()} className="w-full max-sm:[&_text]:text-[1.5rem]" />
        <figcaption className="text-ui text-ink-2">
          A release with its minutes. The lit path decides when it is done: 31 of them, and none is
          the inventory’s. It runs beside the tests.
        </figcaption>
      </figure>
    </>
  );
}
