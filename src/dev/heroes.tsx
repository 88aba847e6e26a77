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
    <ButtonLink look="primary" large href="#top">
      Start Free Demo
    </ButtonLink>
    <ButtonLink large href="#top">
      Explore Security Platform
    </ButtonLink>
  </>
);
const names = [
  'Private AI aggregation platform',
  'Backup product',
  'E-mail protection add-in',
  'Secure chat and voice',
  'Secure document storage and sharing',
  'Seabed-to-space wireless (ParticleBeam)',
];

/** All hero patterns except B, which is at the top of the sheet. */
export const Heroes = () => (
  <>
    <HeroBeside
      heading="Physics-Based Data Security"
      lede="Hero A: protect data that must stay secret for decades. Post-quantum encryption for messages, files and access."
      actions={actions}
      field={<SampleField columns={144} rows={90} from={86} />}
    />
    <HeroCounted
      heading="CNSA 2.0 binds new acquisitions from January 1, 2027"
      lede="Hero C: a headline of up to three lines, its lede, its buttons, and a field in which a dot is a day."
      actions={
        <ButtonLink look="primary" large href="#top">
          Request a Classified Demo
        </ButtonLink>
      }
      field={<SampleField columns={180} rows={42} pitch={8} />}
      fieldNarrow={<SampleField columns={36} rows={40} />}
      axis={[
        { at: 2, label: '2027' },
        { at: 28, label: '2029' },
        { at: 54, label: '2031' },
        { at: 80, label: '2034' },
      ]}
      legend={[
        { at: 2, tone: 'alpha', term: 'January 1, 2027', text: 'New acquisitions comply' },
        { at: 45.45, tone: 'beta', term: 'December 31, 2030', text: 'Two classes finish' },
        {
          at: 78.18,
          tone: 'delta',
          term: '2033',
          text: 'Servers, systems, devices and legacy finish',
        },
        { at: 90, tone: 'gamma', term: '2035', text: 'All systems are done' },
      ]}
      readout={<span>A dot is a day. It shrinks as its deadline nears.</span>}
    />
    <HeroIndex
      heading="Post-quantum products you can deploy today"
      lede="Hero D: one row an item, which is link, status and curve in one. Dashed does not ship yet."
      items={names.map((name, index) => ({
        href: `#item-${index}`,
        name,
        status:
          index % 2 ? (
            <Badge tone="soon">Coming Soon</Badge>
          ) : (
            <Badge tone="ok">Available Now</Badge>
          ),
        curve: <SampleCurve waves={index + 1} dashed={index % 2 === 1} />,
      }))}
    />
    <HeroBar
      title="API reference"
      facts={<span className="mono text-beta">https://api.example.com</span>}
      action={
        <a className="link" href="#top">
          openapi.json
        </a>
      }
    />
    <HeroPlain
      meta="Effective November 2, 2026"
      heading="Hero E, plain: privacy policy"
      lede="For legal texts, articles and papers: the title, one sentence, and the text at once."
    />
    <HeroBelow
      half
      heading="Hero B at half its height"
      lede="For pages about the company."
      field={<SampleField columns={144} rows={26} />}
    />
    <Closing
      heading="Join the Security Revolution"
      actions={actions}
      field={<SampleField columns={144} rows={90} from={86} />}
    />
  </>
);
