import { claims, marked } from '../../../content/claims.ts';
import { requests } from '../../../content/requests.ts';
import { developerHub, hubStats } from '../../../content/pages/solutions/developers.ts';
import { RequestLink } from '../../../features/request/request-link.tsx';
import { wireSizesFigure } from '../../../figures/wire-sizes.ts';
import { PageHero } from '../../../sections/page-hero.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Figure } from '../../../ui/figure.tsx';
import { Words } from '../../../ui/words.tsx';

/** Each request by e-mail, and beside it what helps at once. */
const beginnings = [
  {
    request: requests.apiKey,
    label: 'Get API Key',
    now: 'Try the calls without one',
    to: '/api?tab=endpoints',
  },
  {
    request: requests.documentationAccess,
    label: 'View Documentation',
    now: 'Read what is public',
    to: '/docs',
  },
  {
    request: requests.githubExamples,
    label: 'GitHub Examples',
    now: 'Run examples in the page',
    to: '/api?tab=examples',
  },
] as const;

export function HubOpening({ path }: { path: string }) {
  const [sizes, sdk] = developerHub.sections;
  return (
    <>
      <PageHero heading={developerHub.heading} lede={developerHub.lede}>
        <ul className="flex flex-wrap gap-x-6 gap-y-6">
          {beginnings.map(({ request, label, now, to }, index) => (
            <li key={label} className="grid justify-items-start gap-2">
              <RequestLink
                large
                look={index === 0 ? 'primary' : 'secondary'}
                request={request}
                path={path}
              >
                {label}
              </RequestLink>
              <a className="link inline-flex min-h-6 items-center text-ui text-ink-2" href={to}>
                {now}
              </a>
            </li>
          ))}
        </ul>
      </PageHero>
      <Stats />
      <section id={sizes.id} className="border-b border-line py-16 lg:py-24">
        <div className="wrap grid items-center gap-x-16 gap-y-10 lg:grid-cols-2">
          <div>
            <h2>{sizes.heading}</h2>
            <p className="mt-6 text-ink-2">{sizes.paragraphs[0]}</p>
            <dl className="mt-6 divide-y divide-line border-y border-line text-ui">
              {sizes.points.map(({ term, text }) => (
                <div key={term} className="grid gap-x-6 py-2.5 sm:grid-cols-[1fr_2fr]">
                  <dt className="font-semibold">{term}</dt>
                  <dd className="text-ink-2">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <figure>
            <Figure figure={wireSizesFigure()} className="w-full" />
            <figcaption className="mt-3 text-small text-ink-3">
              Ciphertexts and signatures to scale, X25519’s public key above them. A dotted line at
              every 1,500 bytes: one full Ethernet frame.
            </figcaption>
          </figure>
        </div>
      </section>
      <section id={sdk.id} className="border-b border-line py-16 lg:py-24">
        <div className="wrap">
          <h2>{sdk.heading}</h2>
          <dl className="mt-9 grid gap-x-10 border-t border-line sm:grid-cols-2 lg:grid-cols-4">
            {sdk.points.map(({ term, text }) => (
              <div key={term} className="py-5">
                <dt className="text-h3 font-semibold">{term}</dt>
                <dd className="mt-2 text-ink-2">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    </>
  );
}

function Stats() {
  const [, , stats] = developerHub.sections;
  return (
    <section id={stats.id} className="border-b border-line py-14">
      <div className="wrap">
        <div className="grid gap-x-16 gap-y-3 lg:grid-cols-[1fr_1.6fr]">
          <h2 className="text-h3">{stats.heading}</h2>
          <p className="max-w-[42rem] text-ink-2">
            <Words>{stats.paragraphs[0]}</Words>
          </p>
        </div>
        <dl className="mt-8 grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
          {hubStats.map((id) => (
            <div key={id}>
              <dt>
                <span className="block text-[1.6rem] leading-tight font-display tracking-[-0.03em] first-letter:uppercase">
                  <Words>{marked[id]}</Words>
                </span>
                <span className="mt-2.5 block *:first-letter:uppercase">
                  <Badge>{claims[id].status}</Badge>
                </span>
              </dt>
              <dd className="mt-2.5 text-ui text-ink-2">{claims[id].definition}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
