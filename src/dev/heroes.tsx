import { Closing } from '../sections/closing.tsx';
import { HeroBar } from '../sections/hero/hero-bar.tsx';
import { HeroBelow } from '../sections/hero/hero-below.tsx';
import { HeroBeside } from '../sections/hero/hero-beside.tsx';
import { HeroCounted } from '../sections/hero/hero-counted.tsx';
import { HeroIndex } from '../sections/hero/hero-index.tsx';
import { HeroPlain } from '../sections/hero/hero-plain.tsx';
import { Badge } from '../ui/badge.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { SampleCurve, SampleField } from './sample-field.tsx';

const actions = (
  <>
    <ButtonLink look="primary" large href="#">
      Primary
    </ButtonLink>
    <ButtonLink large href="#">
      Secondary
    </ButtonLink>
  </>
);
const field = <SampleField columns={144} rows={48} />;
const lede = 'One or two sentences of at most thirty words.';
const index = ['One', 'Two', 'Three', 'Four'].map((name, at) => ({
  href: `#${name}`,
  name,
  status: <Badge tone={at % 2 ? 'soon' : 'ok'}>Status</Badge>,
  curve: <SampleCurve waves={at + 1} />,
}));

/** Every first screen, with different parts. */
export const Heroes = () => (
  <>
    <HeroBelow
      heading="HeroBelow"
      lede={lede}
      actions={actions}
      field={field}
      legend={[{ term: 'Term', text: 'Text' }, { term: 'Term' }]}
      readout={<span>Readout</span>}
    />
    <HeroBelow half heading="HeroBelow, half" lede={lede} field={field} />
    <HeroBeside heading="HeroBeside" lede={lede} actions={actions} field={field} />
    <HeroCounted
      heading="HeroCounted"
      lede={lede}
      field={field}
      axis={[{ at: 20, label: '2030' }]}
      legend={[{ at: 20, tone: 'alpha', term: '2030', text: 'Text' }]}
    />
    <HeroIndex heading="HeroIndex" lede={lede} items={index} />
    <HeroBar title="HeroBar" facts="Facts" action="Action" />
    <HeroPlain meta={<p>Meta</p>} heading="HeroPlain" lede={lede} />
    <Closing heading="Closing" actions={actions} field={field} />
  </>
);
