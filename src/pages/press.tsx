import { publishedFiles } from 'virtual:published-files';

import { site } from '../config/site.ts';
import { press } from '../content/pages/press.ts';
import { releaseSlugs } from '../content/press/catalog.ts';
import { enquiries } from '../content/enquiries.ts';
import { boilerplate, kitLicense, mediaKit } from '../content/press/media-kit.ts';
import { EnquiryLink } from '../features/enquiry/enquiry-link.tsx';
import type { PageProps } from '../page-props.ts';
import { ArgumentEnd } from '../sections/argument-end.tsx';
import { ArgumentSection } from '../sections/argument-section.tsx';
import { MediaKit } from '../sections/media-kit.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Button } from '../ui/button.tsx';
import { CopyPart } from '../ui/copy-part.tsx';
import { Static } from '../ui/static.tsx';
import { ReleaseHead, ReleaseText } from '../sections/release.tsx';
import { releases } from '../content/press/releases.ts';

const [releaseSection, awards, kit, texts, questions] = press.sections;
const place = `${site.address.city}, ${site.address.region}`;
const lengths = [50, 100] as const;

export function Page({ path }: PageProps) {
  return (
    <>
      <Static>
        <PageHero heading={press.heading} lede={press.lede}>
          <EnquiryLink look="primary" large enquiry={enquiries.mediaInquiry} path={path}>
            Send a media inquiry
          </EnquiryLink>
        </PageHero>
      </Static>
      <div id={releaseSection.id}>
        <Static>
          <ArgumentSection section={{ ...releaseSection, id: 'newest-first' }} shape="grid" />
        </Static>
        {releaseSlugs.map((slug) => (
          <article key={slug} id={slug} tabIndex={-1} className="entry border-b border-line">
            <div className="wrap grid gap-x-14 gap-y-4 py-10 lg:grid-cols-[15rem_1fr]">
              <Static className="contents">
                <ReleaseHead {...releases[slug]} slug={slug} />
              </Static>
              <div className="entry-pane lg:col-start-2">
                <Static id={`${slug}-text`}>
                  <ReleaseText {...releases[slug]} place={place} />
                </Static>
                <div className="mt-8 flex flex-wrap gap-3">
                  <CopyPart of={`${slug}-text`}>Copy text</CopyPart>
                  <Button className="needs-script" onClick={() => print()}>
                    Print
                  </Button>
                  <Static className="contents">
                    <EnquiryLink enquiry={enquiries.mediaInquiry} path={`${path}#${slug}`}>
                      Ask about this release
                    </EnquiryLink>
                    <a className="btn btn-secondary" href={`#${releaseSection.id}`}>
                      Close
                    </a>
                  </Static>
                </div>
              </div>
            </div>
          </article>
        ))}
      </div>
      <Static>
        <ArgumentSection section={awards} shape="grid" />
        <section id={kit.id} className="border-b border-line py-16 lg:py-24">
          <div className="wrap">
            <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[1.2fr_1fr] lg:items-end">
              <h2 className="max-w-[16ch]">{kit.heading}</h2>
              <p className="max-w-[42rem] text-ink-2">{kit.paragraphs[0]}</p>
            </div>
            <MediaKit
              license={kitLicense}
              items={mediaKit.map(({ file, ...item }) => ({
                ...item,
                href: file,
                file: publishedFiles[file],
              }))}
            />
          </div>
        </section>
      </Static>
      <section id={texts.id} className="border-b border-line py-16 lg:py-24">
        <div className="wrap">
          <Static>
            <h2 className="max-w-[16ch]">{texts.heading}</h2>
          </Static>
          <div className="mt-10 grid gap-x-14 gap-y-12 lg:grid-cols-2">
            {lengths.map((words) => (
              <div key={words}>
                <h3>{words} words</h3>
                <Static as="p" id={`boilerplate-${words}`} className="mt-3 mb-5 text-ink-2">
                  {boilerplate[words]}
                </Static>
                <CopyPart of={`boilerplate-${words}`}>Copy {words} words</CopyPart>
              </div>
            ))}
          </div>
        </div>
      </section>
      <Static>
        <ArgumentSection section={questions} shape="list" />
        <ArgumentEnd argument={press} />
      </Static>
    </>
  );
}
