import { formIsland } from '../chrome/form-island.tsx';
import { site } from '../config/site.ts';
import { enquiries, productInformation } from '../content/enquiries.ts';
import { demoContact, productsSolutions } from '../content/pages/products-solutions.ts';
import { EnquiryLink } from '../features/enquiry/enquiry-link.tsx';
import { linksByTerm } from '../features/enquiry/links-by-term.tsx';
import { PlainFormLink } from '../features/enquiry/plain-form-link.tsx';
import type { PageProps } from '../page-props.ts';
import { demo } from './products-solutions/demo.ts';
import { ArgumentPage } from '../sections/argument-page.tsx';
import { FormSection } from '../sections/form-section.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { Static } from '../ui/static.tsx';

const DemoForm = formIsland(() =>
  import('./products-solutions/demo-form.tsx').then((module) => module.DemoForm),
);

export function Page({ path }: PageProps) {
  return (
    <>
      <Static>
        <Argument path={path} />
      </Static>
      <FormSection {...demoContact}>
        <DemoForm />
        <Static className="no-script">
          <PlainFormLink enquiry={demo} />
        </Static>
      </FormSection>
    </>
  );
}

const privateAi = 'Private AI aggregation platform';
const external = {
  [privateAi]: site.external.privateAi,
  'E-mail protection add-in': site.external.officeAddIn,
};

function Argument({ path }: PageProps) {
  const tryNow = Object.entries(external)
    .filter(([, href]) => href)
    .map(([name, href]) => [
      name,
      <ExternalLink key={name} href={href} className="btn btn-secondary">
        Try Now
      </ExternalLink>,
    ]);
  const early = productInformation[privateAi];
  return (
    <ArgumentPage
      argument={productsSolutions}
      beside={{
        ...linksByTerm(productInformation, path),
        ...Object.fromEntries(tryNow),
        'Insurance backing': <EnquiryLink enquiry={enquiries.insuranceTerms} path={path} />,
      }}
      below={{
        featured: site.external.privateAi ? (
          <ExternalLink href={site.external.privateAi} className="btn btn-primary btn-large">
            Get early access
          </ExternalLink>
        ) : (
          early && (
            <EnquiryLink look="primary" large enquiry={early} path={path}>
              Get early access
            </EnquiryLink>
          )
        ),
      }}
    />
  );
}
