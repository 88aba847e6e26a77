import { enterprise } from '../../content/pages/solutions/enterprise.ts';
import { enterpriseDemo } from '../../features/request/enterprise-demo/enterprise-demo.ts';
import { FormOpener } from '../../features/request/form-opener.tsx';
import type { PageProps } from '../../page-props.ts';
import { ArgumentEnd } from '../../sections/argument-end.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { Spectrum } from '../../sections/spectrum.tsx';
import { Changing } from './enterprise/changing.tsx';
import { Procurement } from './enterprise/procurement.tsx';
import { Queue } from './enterprise/queue.tsx';

const opener = (
  <FormOpener look="primary" large request={enterpriseDemo}>
    Enterprise Demo
  </FormOpener>
);

export function Page({ path }: PageProps) {
  return (
    <div>
      <PageHero heading={enterprise.heading} lede={enterprise.lede}>
        {opener}
      </PageHero>
      <Spectrum />
      <Changing />
      <Queue />
      <Procurement path={path} />
      <ArgumentEnd argument={enterprise} closing={opener} />
    </div>
  );
}
