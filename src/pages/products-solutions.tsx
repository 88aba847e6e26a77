import { formIsland } from '../chrome/form-island.tsx';
import { demoContact } from '../content/pages/products-solutions/suite.ts';
import { PlainFormLink } from '../features/enquiry/plain-form-link.tsx';
import type { PageProps } from '../page-props.ts';
import { FormSection } from '../sections/form-section.tsx';
import { island } from '../ui/island.tsx';
import { Static } from '../ui/static.tsx';
import { Advantages } from './products-solutions/advantages.tsx';
import { demo } from './products-solutions/demo.ts';
import { Ending } from './products-solutions/ending.tsx';
import { Opening } from './products-solutions/opening.tsx';

const DemoForm = formIsland(() =>
  import('./products-solutions/demo-form.tsx').then((module) => module.DemoForm),
);

const ProductSuite = island(
  () => import('./products-solutions/suite.tsx').then((module) => module.ProductSuite),
  { wanted: () => location.hash !== '' },
);

export function Page({ path }: PageProps) {
  return (
    <>
      <Static>
        <Opening path={path} />
      </Static>
      <ProductSuite path={path} />
      <Static>
        <Advantages path={path} />
      </Static>
      <FormSection {...demoContact}>
        <DemoForm />
        <Static className="no-script">
          <PlainFormLink enquiry={demo} />
        </Static>
      </FormSection>
      <Static>
        <Ending />
      </Static>
    </>
  );
}
