import { requests } from '../../content/requests.ts';
import { dataProtection, protectionParts } from '../../content/pages/platform/data-protection.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import type { PageProps } from '../../page-props.ts';
import { ArgumentEnd } from '../../sections/argument-end.tsx';
import { ArgumentSection } from '../../sections/argument-section.tsx';
import { Band } from '../../sections/band.tsx';
import { LinkedCards } from '../../sections/linked-cards.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { PairedAction } from '../../sections/paired-action.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Lifecycle } from './data-protection/lifecycle.tsx';
import { ProtectionLayers } from './data-protection/protection-layers.tsx';

export function Page({ path }: PageProps) {
  return (
    <>
      <div>
        <Opening path={path} />
      </div>
      <section id="lifecycle" className="border-b border-line py-16 lg:py-24">
        <div className="wrap">
          <div className="mb-10">
            <LifecycleHead />
          </div>
          <Lifecycle />
        </div>
      </section>
      <div>
        <Rest path={path} />
      </div>
    </>
  );
}

function Opening({ path }: PageProps) {
  return (
    <>
      <PageHero heading={dataProtection.heading} lede={dataProtection.lede}>
        <PairedAction now={{ label: 'or book a free demo', to: '/free-demo' }}>
          <RequestLink look="primary" large request={requests.getStartedFree} path={path} />
        </PairedAction>
        <ButtonLink large href="#protection-layers">
          Learn More
        </ButtonLink>
      </PageHero>
      <LinkedCards {...protectionParts} />
    </>
  );
}

function LifecycleHead() {
  const [{ heading, paragraphs }] = dataProtection.sections;
  return (
    <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[1.2fr_1fr] lg:items-end">
      <h2 className="max-w-[12em]">{heading}</h2>
      <p className="max-w-[42rem] text-ink-2">{paragraphs[0]}</p>
    </div>
  );
}

function Rest({ path }: PageProps) {
  const [, layers, integration, limits] = dataProtection.sections;
  return (
    <>
      <Band {...layers} raised>
        <ProtectionLayers />
      </Band>
      <ArgumentSection section={integration} shape="list" />
      <Band {...limits} shape="aside" raised />
      <ArgumentEnd
        argument={dataProtection}
        closing={
          <>
            <RequestLink look="primary" large request={requests.trial} path={path} />
            <ButtonLink large href="/contact#sales">
              Contact Sales
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
