import { requests } from '../../content/requests.ts';
import {
  encryptionLabels,
  exploreEncryption,
  threatAnswers,
} from '../../content/pages/platform/explore-encryption.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import { lweFigure } from '../../figures/learning-with-errors.ts';
import type { PageProps } from '../../page-props.ts';
import { ArgumentEnd } from '../../sections/argument-end.tsx';
import { Band } from '../../sections/band.tsx';
import { CaptionedFigure } from '../../sections/captioned-figure.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { PlainTable } from '../../sections/plain-table.tsx';
import { Lab } from './explore-encryption/lab.tsx';
import { BenefitsWithLimits } from './explore-encryption/benefits.tsx';
import { Steps } from './explore-encryption/steps.tsx';

export function Page({ path }: PageProps) {
  return (
    <>
      <div>
        <Opening />
      </div>
      <Lab path={path} />
      <div>
        <Rest path={path} />
      </div>
    </>
  );
}

function Opening() {
  const { heading, lede, sections } = exploreEncryption;
  const { caption, columns, rows } = threatAnswers;
  return (
    <>
      <PageHero
        heading={heading}
        lede={lede}
        figure={
          <CaptionedFigure figure={lweFigure()} className="w-full max-w-[26rem] lg:w-[26rem]">
            {encryptionLabels.figure}
          </CaptionedFigure>
        }
      />
      <Band {...sections[0]} raised>
        <PlainTable
          caption={caption}
          columns={columns}
          rows={rows.map(({ used, threat, when, answer }) => ({
            head: used,
            cells: [threat, when, answer],
          }))}
        />
      </Band>
      <Band {...sections[1]}>
        <Steps />
      </Band>
    </>
  );
}

function Rest({ path }: PageProps) {
  const [, , benefits, quantamorphic] = exploreEncryption.sections;
  return (
    <>
      <Band {...benefits} shape="stack">
        <BenefitsWithLimits />
      </Band>
      <section id={quantamorphic.id} className="border-b border-line bg-night-2 py-16 lg:py-24">
        <div className="wrap">
          <div className="border-l-4 border-delta pl-6 lg:pl-12">
            <h2 className="max-w-[13.5em]">{quantamorphic.heading}</h2>
            <div className="mt-7 grid gap-x-14 gap-y-4 text-ink-2 lg:grid-cols-2">
              {quantamorphic.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        </div>
      </section>
      <ArgumentEnd
        argument={exploreEncryption}
        closing={
          <>
            <RequestLink look="primary" large request={requests.encryptionDemo} path={path} />
            <RequestLink large request={requests.encryptionTrial} path={path} />
          </>
        }
      />
    </>
  );
}
