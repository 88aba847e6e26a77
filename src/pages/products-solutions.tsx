import { formIsland } from '../chrome/form-island.tsx';
import { demoContact, suiteSection } from '../content/pages/products-solutions/suite.ts';
import { PlainFormLink } from '../features/request/plain-form-link.tsx';
import type { PageProps } from '../page-props.ts';
import { FormSection } from '../sections/form-section.tsx';
import { island } from '../runtime/island.tsx';
import { Advantages } from './products-solutions/advantages.tsx';
import { demo } from './products-solutions/demo.ts';
import DemoFormIsland from './products-solutions/demo-form.island.tsx';
import SuiteIsland from './products-solutions/suite.island.tsx';
import { ProductCard } from './products-solutions/product-card.tsx';
import { ProductSheets } from './products-solutions/product-sheets.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import { products } from '../content/products.ts';
import { Ending } from './products-solutions/ending.tsx';
import { Opening } from './products-solutions/opening.tsx';

const DemoForm = formIsland(DemoFormIsland);

const Suite = island(SuiteIsland, ['hash:comparison']);

export function Page({ path }: PageProps) {
  return (
    <>
      <div>
        <Opening path={path} />
      </div>
      <section id={suiteSection.id} className="border-b border-line py-16 lg:py-24">
        <div className="wrap">
          <SectionHead heading={suiteSection.heading} paragraphs={suiteSection.paragraphs} beside />
          <Suite
            cards={products.map(({ id }) => (
              <div key={id} className="flex grow flex-col">
                <ProductCard id={id} path={path} />
              </div>
            ))}
          />
          <ProductSheets path={path} />
        </div>
      </section>
      <div>
        <Advantages path={path} />
      </div>
      <FormSection {...demoContact}>
        <DemoForm />
        <div className="no-script">
          <PlainFormLink request={demo} />
        </div>
      </FormSection>
      <div>
        <Ending />
      </div>
    </>
  );
}
