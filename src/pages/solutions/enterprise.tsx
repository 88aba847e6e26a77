import { enterprise } from '../../content/pages/solutions/enterprise.ts';
import { requests } from '../../content/requests.ts';
import { enterpriseDemo } from '../../features/request/enterprise-demo/enterprise-demo.request.ts';
import { FormOpener } from '../../features/request/form-opener.tsx';
import { RequestLink } from '../../features/request/request-link.tsx';
import type { PageProps } from '../../page-props.ts';
import { NextStep } from '../../sections/next-step.tsx';
import { Sources } from '../../sections/sources.tsx';
import { ButtonTo } from '../../ui/button.tsx';
import { Changing } from './enterprise/changing.tsx';
import { Opening } from './enterprise/opening.tsx';
import { Procurement } from './enterprise/procurement.tsx';

const opener = (
  <FormOpener look="primary" large request={enterpriseDemo}>
    Enterprise Demo
  </FormOpener>
);

export { scene } from './enterprise/opening.tsx';

export const Page = ({ path }: PageProps) => (
  <>
    <Opening action={opener} />
    <Changing />
    <Procurement path={path} />
    <Sources sources={enterprise.sources} />
    <NextStep
      heading="See it with your key inventory"
      actions={
        <>
          {opener}
          <RequestLink large request={requests.pilot} path={path} />
          <ButtonTo large link={enterprise.next} />
        </>
      }
    />
  </>
);
