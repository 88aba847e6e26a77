import { formIsland } from '../chrome/form-island.tsx';
import { demoContact, suiteSection } from '../content/pages/products-solutions/suite.ts';
import { products } from '../content/products.ts';
import type { PageProps } from '../page-props.ts';
import { island } from '../runtime/island.tsx';
import { Section } from '../sections/section.tsx';
import { Advantages } from './products-solutions/advantages.tsx';
import { Buying } from './products-solutions/buying.tsx';
import DemoFormIsland from './products-solutions/demo-form.island.tsx';
import { productDemo } from './products-solutions/product-demo.request.ts';
import { Ending } from './products-solutions/ending.tsx';
import { Featured } from './products-solutions/featured.tsx';
import { Opening } from './products-solutions/opening.tsx';
import { ProductCard } from './products-solutions/product-card.tsx';
import { ProductSheets } from './products-solutions/product-sheets.tsx';
import { Services } from './products-solutions/services.tsx';
import SuiteIsland from './products-solutions/suite.island.tsx';

const DemoForm = formIsland(DemoFormIsland, productDemo);

const Suite = island(SuiteIsland, ['hash:comparison']);

export { scene } from './products-solutions/opening.tsx';

export const Page = ({ path }: PageProps) => (
  <>
    <Opening />
    <Featured path={path} />
    <Section {...suiteSection}>
      <Suite
        cards={products.map((product) => (
          <ProductCard key={product.id} product={product} path={path} />
        ))}
      />
      <ProductSheets path={path} />
    </Section>
    <Services />
    <Buying path={path} />
    <Advantages path={path} />
    <section id={demoContact.id} className="section">
      <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.4fr]">
        <div>
          <h2 className="max-w-[10.5em]">{demoContact.heading}</h2>
          <p className="lede mt-5 max-w-[32rem]">{demoContact.text}</p>
        </div>
        <div>
          <DemoForm />
        </div>
      </div>
    </section>
    <Ending />
  </>
);
