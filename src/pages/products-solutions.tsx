import { formIsland } from '../chrome/form-island.tsx';
import { demoContact, suite, suiteSection } from '../content/pages/products-solutions/suite.ts';
import { products } from '../content/products.ts';
import type { PageProps } from '../page-props.ts';
import { island } from '../runtime/island.tsx';
import { FormSection } from '../sections/form-section.tsx';
import { Section } from '../sections/section.tsx';
import { Advantages } from './products-solutions/advantages.tsx';
import { Buying } from './products-solutions/buying.tsx';
import { Coming } from './products-solutions/coming.tsx';
import DemoFormIsland from './products-solutions/demo-form.island.tsx';
import { productDemo } from './products-solutions/product-demo.request.ts';
import { Ending } from './products-solutions/ending.tsx';
import { Opening } from './products-solutions/opening.tsx';
import { ProductSheets } from './products-solutions/product-sheets.tsx';
import { Shipping } from './products-solutions/shipping.tsx';
import { Status } from './products-solutions/status.tsx';
import SuiteIsland from './products-solutions/suite.island.tsx';

const DemoForm = formIsland(DemoFormIsland, productDemo);

const Suite = island(SuiteIsland, ['hash:comparison']);

export { field } from './products-solutions/opening.tsx';

export const Page = ({ path }: PageProps) => (
  <>
    <Opening />
    <Shipping path={path} />
    <Coming />
    <Section {...suiteSection}>
      <Suite
        rows={products.map(({ id, available }) => (
          <div key={id} className="contents">
            <p>
              <Status available={available} />
            </p>
            <p>{suite[id].forWhom}</p>
          </div>
        ))}
      />
      <ProductSheets path={path} />
    </Section>
    <Buying />
    <Advantages path={path} />
    <FormSection {...demoContact}>
      <DemoForm />
    </FormSection>
    <Ending />
  </>
);
