import { publishedFile } from 'virtual:published-files';

import { site } from '../config/site.ts';
import { press } from '../content/pages/press.ts';
import { releaseSlugs } from '../content/press/catalog.ts';
import { requests } from '../content/requests.ts';
import { boilerplate, kitLicense, mediaKit } from '../content/press/media-kit.ts';
import { RequestLink } from '../features/request/request-link.tsx';
import { waveletsFigure } from '../figures/wavelets.ts';
import { placeName } from '../lib/place-name.ts';
import type { PageProps } from '../page-props.ts';
import { ArgumentEnd } from '../sections/argument-end.tsx';
import { ArgumentSection } from '../sections/argument-section.tsx';
import { MediaKit } from '../sections/media-kit.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Figure } from '../ui/figure.tsx';
import { island } from '../runtime/island.tsx';
import { CopyPart } from '../ui/page-copy.tsx';
import { ReleaseHead, ReleaseText } from '../sections/release.tsx';
import { releases } from '../content/press/releases.ts';
import PrintButtonIsland from '../ui/print-button.island.tsx';

/** Anchors of the two sections that have code: what else there is to know of them stays out of it. */
const anchors = { releases: 'releases', texts: 'boilerplate' } as const;
const PrintButton = island(PrintButtonIsland);

const lengths = [50, 100] as const;

export function Page({ path }: PageProps) {
  return (
    <>
      <div>
        <Opening path={path} />
      </div>
      <div id={anchors.releases}>
        <div>
          <ReleasesHead />
        </div>
        {releaseSlugs.map((slug) => (
          <article
            key={slug}
            id={slug}
            aria-labelledby={`${slug}-title`}
            tabIndex={-1}
            className="entry border-b border-line"
          >
            <div className="wrap grid gap-x-14 gap-y-4 py-10 lg:grid-cols-[15rem_1fr]">
              <div className="contents">
                <ReleaseHead {...releases[slug]} slug={slug} />
              </div>
              <div className="entry-pane lg:col-start-2">
                <div id={`${slug}-text`}>
                  <ReleaseText {...releases[slug]} place={place()} />
                </div>
                <div className="mt-8 flex flex-wrap gap-3">
                  <div className="flex flex-wrap gap-3">
                    <CopyPart of={`${slug}-text`}>Copy text</CopyPart>
                    <PrintButton />
                  </div>
                  <div className="contents">
                    <RequestLink request={requests.mediaInquiry} path={`${path}#${slug}`}>
                      Ask about this release
                    </RequestLink>
                    <a className="btn btn-secondary" href={`#${anchors.releases}`}>
                      Close
                    </a>
                  </div>
                </div>
              </div>
            </div>
          </article>
        ))}
      </div>
      <div>
        <AwardsAndKit />
      </div>
      <section id={anchors.texts} className="border-b border-line py-16 lg:py-24">
        <div className="wrap">
          <div>
            <h2 className="max-w-[10.5em]">{sectionOf(anchors.texts).heading}</h2>
          </div>
          <div className="mt-10 grid gap-x-14 gap-y-12 lg:grid-cols-2">
            {lengths.map((words) => (
              <div key={words}>
                <h3>{words} words</h3>
                <p id={`boilerplate-${words}`} className="mt-3 mb-5 text-ink-2">
                  {boilerplate[words]}
                </p>
                <CopyPart of={`boilerplate-${words}`}>Copy {words} words</CopyPart>
              </div>
            ))}
          </div>
        </div>
      </section>
      <div>
        <ArgumentSection section={sectionOf('questions')} shape="list" />
        <ArgumentEnd argument={press} />
      </div>
    </>
  );
}

const place = () => placeName(site.address);

function sectionOf(id: (typeof press.sections)[number]['id']) {
  const section = press.sections.find((candidate) => candidate.id === id);
  if (!section) throw new Error(`The press page has no section ${id}`);
  return section;
}

const Opening = ({ path }: PageProps) => (
  <PageHero heading={press.heading} lede={press.lede} figure={<Wavelets />}>
    <RequestLink look="primary" large request={requests.mediaInquiry} path={path}>
      Send a media inquiry
    </RequestLink>
  </PageHero>
);

const ReleasesHead = () => (
  <ArgumentSection section={{ ...sectionOf('releases'), id: 'newest-first' }} shape="grid" />
);

function AwardsAndKit() {
  const kit = sectionOf('media-kit');
  return (
    <>
      <ArgumentSection section={sectionOf('awards')} shape="grid" />
      <section id={kit.id} className="border-b border-line py-16 lg:py-24">
        <div className="wrap">
          <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[1.2fr_1fr] lg:items-end">
            <h2 className="max-w-[10.5em]">{kit.heading}</h2>
            <p className="max-w-[42rem] text-ink-2">{kit.paragraphs[0]}</p>
          </div>
          <MediaKit
            license={kitLicense}
            items={mediaKit.map(({ file, ...item }) => ({
              ...item,
              href: file,
              file: publishedFile(file),
            }))}
          />
        </div>
      </section>
    </>
  );
}

function Wavelets() {
  return (
    <figure className="mx-auto max-w-[19rem]">
      <Figure figure={waveletsFigure()} className="w-full" />
      <figcaption className="mt-3 text-small text-ink-3">
        Huygens: each place on a front sends out a wavelet; the next front touches them all.
      </figcaption>
    </figure>
  );
}
