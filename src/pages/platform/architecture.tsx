import { architecture, architectureLabels } from '../../content/pages/platform/architecture.ts';
import { requests } from '../../content/requests.ts';
import { architectureReview } from '../../features/request/architecture-review/architecture-review.request.ts';
import { FormOpener } from '../../features/request/form-opener.tsx';
import { RequestLink } from '../../features/request/request-link.tsx';
import { strataScene } from '../../figures/scenes/strata.ts';
import { byId } from '../../lib/records.ts';
import type { PageProps } from '../../page-props.ts';
import { Columns } from '../../sections/columns.tsx';
import { FactList } from '../../sections/fact-list.tsx';
import { Scene } from '../../sections/scene.tsx';
import { FileDownload } from '../../sections/file-download.tsx';
import { HeroBelow } from '../../sections/hero/hero-below.tsx';
import { NextStep } from '../../sections/next-step.tsx';
import { Section } from '../../sections/section.tsx';
import { Sources } from '../../sections/sources.tsx';
import { ButtonTo } from '../../ui/button.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import { Layers } from './architecture/layers.tsx';
import { Ledger } from './architecture/ledger.tsx';
import { StoredObject } from './architecture/stored-object.tsx';
import { Uptimes } from './architecture/uptimes.tsx';
import { Paragraphs } from '../../ui/texts.tsx';

const { heading, lede, next, sources } = architecture;
const sections = byId(architecture.sections);
const { layers, footprint, separation } = sections;
const { agility, specifications, claims, review } = sections;
const [accessLine] = layers.paragraphs;

/** Large only where both long labels fit in one row. */
const Opener = ({ large = false }: { large?: boolean }) => (
  <FormOpener look="primary" large={large} request={architectureReview}>
    {architectureLabels.review}
  </FormOpener>
);

export const scene = strataScene;

export function Page({ path }: PageProps) {
  return (
    <>
      <HeroBelow
        heading={heading}
        lede={lede}
        actions={
          <>
            <Opener />
            <FileDownload href="/technical-specifications.pdf" large={false}>
              Download Technical Specifications
            </FileDownload>
          </>
        }
        scene={<Scene scene={scene} />}
        readout={architectureLabels.readout}
      />
      <Section {...layers} bleed={<Layers />}>
        <p className="after">{accessLine}</p>
      </Section>
      <Section {...footprint} ground="raised">
        <FactList items={footprint.points} columns={2} />
        <p className="actions mt-8">
          <MoreLink href={architectureLabels.custody.to}>
            {architectureLabels.custody.label}
          </MoreLink>
          <MoreLink href={architectureLabels.install.to}>
            {architectureLabels.install.label}
          </MoreLink>
        </p>
      </Section>
      <Section {...separation} beside rhythm={1} />
      <Section {...agility} size="h2x" ground="deep">
        <StoredObject />
        <Paragraphs of={agility.paragraphs} className="after" />
      </Section>
      <Section {...specifications}>
        <Uptimes />
        <div className="mt-12">
          <FactList items={specifications.points} columns={2} />
        </div>
      </Section>
      <Section {...claims} ground="raised">
        <Ledger />
        <div className="mt-12">
          <FactList items={architectureLabels.documents} />
        </div>
        <p className="mt-8">
          <RequestLink request={requests.evidence} path={path} />
        </p>
      </Section>
      <Section {...review} rhythm={1}>
        <Columns items={review.points} />
      </Section>
      <Sources sources={sources} />
      <NextStep
        heading="Bring us your diagram"
        actions={
          <>
            <Opener large />
            <ButtonTo large link={next} />
          </>
        }
      />
    </>
  );
}
