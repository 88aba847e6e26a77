import { requests } from '../../content/requests.ts';
import { architecture, architectureLabels } from '../../content/pages/platform/architecture.ts';
import { architectureReview } from '../../features/request/architecture-review/architecture-review.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import { FormOpener } from '../../features/request/form-opener.tsx';
import { strataFigure } from '../../figures/strata.ts';
import type { PageProps } from '../../page-props.ts';
import { ArgumentEnd } from '../../sections/argument-end.tsx';
import { ArgumentSection } from '../../sections/argument-section.tsx';
import { Band } from '../../sections/band.tsx';
import { CaptionedFigure } from '../../sections/captioned-figure.tsx';
import { FileDownload } from '../../sections/file-download.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { Ledger } from './architecture/ledger.tsx';
import { StoredObject } from './architecture/stored-object.tsx';
import { Strata } from './architecture/strata.tsx';
import { Uptimes } from './architecture/uptimes.tsx';

const opener = (
  <FormOpener look="primary" large request={architectureReview}>
    Request Technical Architecture Review
  </FormOpener>
);

export function Page({ path }: PageProps) {
  return (
    <div>
      <Text path={path} />
    </div>
  );
}

function Text({ path }: PageProps) {
  const [layers, pair, agility, specifications, ledger, review] = architecture.sections;
  return (
    <>
      <PageHero
        heading={architecture.heading}
        lede={architecture.lede}
        figure={
          <CaptionedFigure figure={strataFigure()} className="w-full max-w-[26rem] lg:w-[26rem]">
            {architectureLabels.figure}
          </CaptionedFigure>
        }
      >
        {opener}
        <FileDownload href="/technical-specifications.pdf">
          Download Technical Specifications
        </FileDownload>
      </PageHero>
      <Band {...layers}>
        <Strata />
      </Band>
      <Band {...pair} shape="aside" />
      <Band {...agility} raised>
        <StoredObject />
      </Band>
      <ArgumentSection section={specifications} shape="list" />
      <Band {...ledger} shape="stack" raised>
        <Uptimes />
        <Ledger />
        <div className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-4">
          <RequestLink request={requests.evidence} path={path} />
          <p className="max-w-[34rem] text-ui text-ink-2">{architectureLabels.evidence}</p>
        </div>
      </Band>
      <ArgumentSection section={review} shape="grid" />
      <ArgumentEnd argument={architecture} closing={opener} />
    </>
  );
}
