import { requests } from '../content/requests.ts';
import {
  applicationSteps,
  orbitalCaptions,
  partnerBenefits,
  partners,
  partnerTypes,
  requirementColumns,
  requirements,
} from '../content/pages/partners.ts';
import { RequestLink } from '../features/request/request-link.tsx';
import { FormOpener } from '../features/request/form-opener.tsx';
import { partnerApplication } from '../features/request/partner-application/partner-application.ts';
import { orbitalFigure } from '../figures/orbitals.ts';
import type { PageProps } from '../page-props.ts';
import { FileDownload } from '../sections/file-download.tsx';
import { NumberedList } from '../sections/numbered-list.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { PartnerTypes } from '../sections/partner-types.tsx';
import { Requirements } from '../sections/requirements.tsx';
import { Steps } from '../sections/steps.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Figure } from '../ui/figure.tsx';

export function Page({ path }: PageProps) {
  return (
    <div>
      <Opening />
      <Program />
      <Ending path={path} />
    </div>
  );
}

function Opening() {
  const [sharing] = partners.sections;
  return (
    <>
      <PageHero heading={partners.heading} lede={partners.lede}>
        <FormOpener look="primary" large request={partnerApplication}>
          Become a Partner
        </FormOpener>
        <FileDownload href="/partner-guide.pdf">Download Partner Guide</FileDownload>
      </PageHero>
      <section id={sharing.id} className="border-b border-line bg-night-2 py-14 lg:py-20">
        <div className="wrap">
          <div className="grid gap-x-16 gap-y-10 md:grid-cols-2">
            {([true, false] as const).map((bonding) => (
              <figure key={String(bonding)}>
                <Figure figure={orbitalFigure({ bonding })} className="w-full" />
                <figcaption className="mt-3 text-ui text-ink-2">
                  {orbitalCaptions[bonding ? 'bonding' : 'antibonding']}
                </figcaption>
              </figure>
            ))}
          </div>
          <div className="mt-14 grid gap-x-16 gap-y-5 md:grid-cols-2">
            <h2 className="max-w-[7em]">{sharing.heading}</h2>
            <div className="grid max-w-[42rem] gap-4 text-ink-2">
              {sharing.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        </div>
      </section>
    </>
  );
}

function Program() {
  const [, types, benefits, required] = partners.sections;
  return (
    <>
      <section id={types.id} className="pt-18 lg:pt-24">
        <div className="wrap">
          <h2>{types.heading}</h2>
        </div>
        <PartnerTypes types={partnerTypes} />
      </section>
      <section id={benefits.id} className="py-18 lg:py-24">
        <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.7fr]">
          <div className="grid content-start justify-items-start gap-6 lg:sticky lg:top-[calc(var(--header)+2rem)] lg:self-start">
            <h2 className="max-w-[7em]">{benefits.heading}</h2>
            <p className="text-ink-2">{benefits.paragraphs[0]}</p>
            <FormOpener look="primary" large request={partnerApplication}>
              Apply Now
            </FormOpener>
          </div>
          <NumberedList items={partnerBenefits} />
        </div>
      </section>
      <section id={required.id} className="border-t border-line bg-night-2 py-18 lg:py-24">
        <div className="wrap">
          <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[1.2fr_1fr] lg:items-end">
            <h2 className="max-w-[10.5em]">{required.heading}</h2>
            <p className="max-w-[42rem] text-ink-2">{required.paragraphs[0]}</p>
          </div>
          <Requirements columns={requirementColumns} rows={requirements} />
        </div>
      </section>
    </>
  );
}

function Ending({ path }: { path: string }) {
  const [, , , , apply, talk] = partners.sections;
  return (
    <>
      <section id={apply.id} className="border-t border-line py-18 lg:py-24">
        <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.5fr]">
          <div>
            <h2 className="max-w-[8em]">{apply.heading}</h2>
            <p className="mt-6 max-w-[42rem] text-ink-2">{apply.paragraphs[0]}</p>
          </div>
          <Steps steps={applicationSteps} />
        </div>
      </section>
      <section id={talk.id} className="band border-t border-line">
        <div className="wrap">
          <h2>{talk.heading}</h2>
          <p className="lede mt-6">{talk.paragraphs[0]}</p>
          <div className="mt-9 flex flex-wrap gap-3">
            <RequestLink look="primary" large request={requests.partnerInquiry} path={path} />
            <RequestLink large request={requests.partnerCall} path={path} />
            <ButtonLink look="quiet" large href={partners.next.to}>
              {partners.next.label}
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
}
