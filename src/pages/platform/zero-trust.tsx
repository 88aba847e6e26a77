import { requests } from '../../content/requests.ts';
import { zeroTrust, zeroTrustLabels } from '../../content/pages/platform/zero-trust.ts';
import { architectureReview } from '../../features/request/architecture-review/architecture-review.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import { FormOpener } from '../../features/request/form-opener.tsx';
import { barrierWidthsFigure } from '../../figures/barrier-widths.ts';
import type { PageProps } from '../../page-props.ts';
import { ArgumentEnd } from '../../sections/argument-end.tsx';
import { Band } from '../../sections/band.tsx';
import { CaptionedFigure } from '../../sections/captioned-figure.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { island } from '../../runtime/island.tsx';
import { Audiences, Benefits } from './zero-trust/benefits.tsx';
import { Principles } from './zero-trust/principles.tsx';
import SelfCheckIsland from './zero-trust/self-check.island.tsx';

const presets = { complianceNeeds: 'Zero trust (NIST SP 800-207, CISA maturity model 2.0)' };

const SelfCheck = island(SelfCheckIsland);

export function Page({ path }: PageProps) {
  return (
    <>
      <div>
        <Opening />
      </div>
      <section id="self-check" className="border-b border-line bg-night-2 py-16 lg:py-24">
        <div className="wrap">
          <div className="mb-12">
            <SelfCheckHead />
          </div>
          <SelfCheck />
        </div>
      </section>
      <div>
        <Rest path={path} />
      </div>
    </>
  );
}

function Opening() {
  const { heading, lede, sections } = zeroTrust;
  return (
    <>
      <PageHero
        heading={heading}
        lede={lede}
        figure={
          <CaptionedFigure
            figure={barrierWidthsFigure()}
            className="w-full max-w-[27rem] lg:w-[27rem]"
          >
            {zeroTrustLabels.figure}
          </CaptionedFigure>
        }
      >
        <FormOpener look="primary" large request={architectureReview} presets={presets}>
          Get a Zero-Trust Review
        </FormOpener>
        <ButtonLink large href="#principles">
          Learn the Six Principles
        </ButtonLink>
      </PageHero>
      <Band {...sections[0]}>
        <Principles />
      </Band>
    </>
  );
}

function SelfCheckHead() {
  const [, { heading, paragraphs }] = zeroTrust.sections;
  return (
    <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[1.2fr_1fr] lg:items-end">
      <h2 className="max-w-[10.5em]">{heading}</h2>
      <p className="max-w-[42rem] text-ink-2">{paragraphs[0]}</p>
    </div>
  );
}

function Rest({ path }: PageProps) {
  const [, , , , postQuantum] = zeroTrust.sections;
  return (
    <>
      <Benefits />
      <Audiences />
      <Band {...postQuantum} shape="aside" />
      <ArgumentEnd
        argument={zeroTrust}
        closing={
          <>
            <RequestLink look="primary" large request={requests.demo} path={path} />
            <ButtonLink large href="/contact#sales">
              Talk to Sales
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
