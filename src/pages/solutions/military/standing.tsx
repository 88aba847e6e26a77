import { requests } from '../../../content/requests.ts';
import {
  certifications,
  military,
  noSecretsByMail,
  voices,
} from '../../../content/pages/solutions/military.ts';
import { RequestLink } from '../../../features/request/request-link.tsx';
import { SectionHead } from '../../../sections/section-head.tsx';
import { Warning } from '../../../sections/warning.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Words } from '../../../ui/words.tsx';

const accents = { delta: 'border-delta', beta: 'border-beta', gamma: 'border-gamma' } as const;

const [, , , , , proof, said] = military.sections;

/** What is certified and of which kind, and what others said. */
export function Standing({ path }: { path: string }) {
  return (
    <>
      <section id={proof.id} className="border-t border-line py-16 lg:py-24">
        <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[1.7fr_1fr]">
          <div>
            <SectionHead heading={proof.heading} paragraphs={proof.paragraphs} />
            <dl className="mt-9 border-t border-line">
              {certifications.map(({ name, kind, text }) => (
                <div key={name} className="border-b border-line py-5">
                  <dt className="flex flex-wrap items-center gap-x-4 gap-y-2 font-semibold">
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
          <div className="lg:self-end">
            <Warning text={noSecretsByMail}>
              <RequestLink request={requests.evidence} path={path} />
            </Warning>
          </div>
        </div>
      </section>
      <section id={said.id} className="border-y border-line bg-night-2 py-16 lg:py-24">
        <div className="wrap">
          <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3">
            <h2 className="text-h3">{said.heading}</h2>
            <p className="text-ui text-ink-2">{said.paragraphs[0]}</p>
          </div>
          <div className="mt-10 grid gap-x-12 gap-y-12 lg:grid-cols-3">
            {voices.map(({ quote, author, company, rating, category, accent }) => (
              <figure key={author} className={`flex flex-col border-t-2 pt-5 ${accents[accent]}`}>
                <blockquote className="text-[1.35rem] leading-snug font-medium tracking-[-0.018em] text-delta">
                  <p>“{quote}”</p>
                </blockquote>
                <figcaption className="mt-auto pt-5 text-ui text-ink-2">
                  <b className="text-ink">{author}</b>, {company} · {category}
                  <span
                    role="img"
                    aria-label={`${rating} of 5 stars`}
                    className="mt-1 block tracking-[0.2em] text-soon"
                  >
                    {'★'.repeat(rating)}
                  </span>
                </figcaption>
              </figure>
            ))}
          </div>
        </div>
      </section>
    </>
  );
}
