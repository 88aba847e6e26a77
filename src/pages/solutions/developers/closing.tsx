import { requests } from '../../../content/requests.ts';
import { guides } from '../../../content/pages/developers.ts';
import {
  developerHub,
  hubCertifications,
  hubInvitation,
  hubTools,
} from '../../../content/pages/solutions/developers.ts';
import { RequestLink } from '../../../features/request/request-link.tsx';
import { ArgumentSection } from '../../../sections/argument-section.tsx';
import { Sources } from '../../../sections/sources.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Words } from '../../../ui/words.tsx';

export function HubClosing({ path }: { path: string }) {
  const operate = developerHub.sections[3];
  return (
    <>
      <Tools />
      <ArgumentSection section={operate} shape="list" />
      <Certifications />
      <CallToAction path={path} />
      <Sources sources={developerHub.sources} />
    </>
  );
}

function Tools() {
  return (
    <section id="tools" className="border-b border-line py-16 lg:py-24">
      <div className="wrap grid gap-x-16 gap-y-14 lg:grid-cols-[1.7fr_1fr]">
        <div>
          <h2>Tools for the boring part</h2>
          <ul className="mt-8 divide-y divide-line border-y border-line">
            {hubTools.map(({ name, text, to }) => (
              <li key={name} className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[1fr_2fr]">
                <a className="link w-fit font-semibold" href={to}>
                  {name}
                </a>
                <p className="text-ink-2">{text}</p>
              </li>
            ))}
          </ul>
        </div>
        <div className="lg:border-l lg:border-line lg:pl-12">
          <h2 className="text-h3">Framework guides</h2>
          <ul className="mt-4 grid">
            {guides.map(({ id, name }) => (
              <li key={id}>
                <a className="link inline-flex min-h-11 items-center" href={`/developers#${id}`}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Certifications() {
  return (
    <section id="certifications" className="border-b border-line py-16 lg:py-24">
      <div className="wrap">
        <h2 className="max-w-[11.5em]">Certifications, and what each one is</h2>
        <dl className="mt-9 grid gap-x-12 border-t border-line md:grid-cols-2">
          {hubCertifications.map(({ name, kind, text }) => (
            <div key={name} className="border-b border-line py-5">
              <dt className="flex flex-wrap items-center gap-3 font-semibold">
                <span>
                  <Words>{name}</Words>
                </span>
                <Badge>{kind}</Badge>
              </dt>
              <dd className="mt-1.5 text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function CallToAction({ path }: { path: string }) {
  return (
    <section className="py-16 lg:py-24">
      <div className="wrap grid items-end gap-x-12 gap-y-9 lg:grid-cols-[1fr_auto]">
        <div>
          <h2 className="max-w-[12em]">{hubInvitation.heading}</h2>
          <p className="mt-5 max-w-[36rem] text-ink-2">
            <Words>{hubInvitation.text}</Words>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <RequestLink look="primary" large request={requests.getStartedFree} path={path}>
            Get Started Free
          </RequestLink>
          <RequestLink large request={requests.viewExamples} path={path}>
            View Examples
          </RequestLink>
          <a className="link px-2 text-ui" href={developerHub.next.to}>
            {developerHub.next.label}
          </a>
        </div>
      </div>
    </section>
  );
}
