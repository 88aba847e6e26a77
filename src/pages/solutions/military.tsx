import { whileSample } from '../../config/sample.ts';
import { military, voices } from '../../content/pages/solutions/military.ts';
import type { PageProps } from '../../page-props.ts';
import { NextStep } from '../../sections/next-step.tsx';
import { Quote } from '../../sections/quote.tsx';
import { Sources } from '../../sections/sources.tsx';
import { ButtonTo } from '../../ui/button.tsx';
import { Briefing, BriefingButton } from './military/briefing.tsx';
import { Certifications } from './military/certifications.tsx';
import { Field } from './military/field.tsx';
import { Opening } from './military/opening.tsx';
import { Suite } from './military/suite.tsx';

export { scene } from './military/opening.tsx';

export const Page = ({ path }: PageProps) => (
  <>
    <Opening action={<BriefingButton path={path} />} />
    <Suite />
    <Field />
    <Certifications path={path} />
    <Quote
      {...voices}
      label="Testimonials from program offices"
      headed
      note={whileSample('Sample quotations.')}
    />
    <Briefing path={path} />
    <Sources sources={military.sources} />
    <NextStep
      heading="Plan your CNSA 2.0 migration"
      actions={<ButtonTo large link={military.next} />}
    />
  </>
);
