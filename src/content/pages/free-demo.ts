import { brand } from '../../config/brand.ts';
import { replyWithin } from '../product/buying.ts';
import { pilot } from '../product/pilot.ts';
import { marked } from '../claims.ts';
import { dataPlane, plaintextPath } from '../product/custody.ts';
import { contractTerm } from '../product/contract.ts';
import { cnsa2 } from '../product/world.ts';
import { demoFormats } from './free-demo/formats.ts';
import type { PageContent } from './page-content.ts';
import type { Head } from '../../routes.ts';

export const head: Head = {
  title: 'Free post-quantum security demo',
  description:
    'Book 45 minutes with an engineer: a live platform demo, a consultation or your special case. What to expect, what to prepare, and buyer questions.',
};

/** `measure` is the fact in very few characters. */
export const expectations = [
  {
    sample: true,
    measure: '45',
    term: '45-Minute Session',
    text: 'At a time that suits you, with your own questions.',
  },
  {
    sample: true,
    measure: '0',
    term: 'No Commitment',
    text: 'You owe nothing, and we don’t chase you.',
  },
  {
    sample: true,
    measure: '1:1',
    term: 'Expert Guidance',
    text: 'You talk with an engineer who works on the product and who says so if it doesn’t fit.',
  },
] as const;

export const sessionLegend = ['Your situation', 'The product, live', 'Your questions'] as const;

export const freeDemo = {
  heading: 'See post-quantum security live',
  lede: `Watch us encrypt, restore and lose a node, and ask an engineer anything for 45 minutes. We reply within ${replyWithin('general-question')}.`,
  sections: [
    { id: 'pilot', heading: 'Then test it for six weeks', lede: pilot.summary },
    { id: 'formats', heading: 'Choose how to use your demo', points: demoFormats },
    {
      id: 'prepare',
      heading: 'What to send',
      paragraphs: [
        'Tell us your industry, how long your records must stay secret, and any date a regulator has given you.',
        'Leave out credentials, patient or customer data, and anything classified. For a network diagram, ask first and we’ll send you an upload link.',
      ],
    },
    { id: 'what-to-expect', heading: 'What to Expect', points: expectations },
    {
      id: 'faq',
      heading: 'Questions buyers ask before a demo',
      points: [
        {
          term: 'Do you hold our keys?',
          text: `No. ${dataPlane.text} [Who holds what](/security#who-holds-what)`,
        },
        {
          term: 'Where does plaintext go?',
          text: `${plaintextPath.library} ${plaintextPath.http}`,
        },
        {
          term: 'Is it ready for CNSA 2.0?',
          text: `Its profile offers ${cnsa2.keyEstablishment} and ${cnsa2.signatures} only, while our default, hybrid X25519 and ML-KEM-768, isn’t on the list. [CNSA 2.0 suite](/solutions/military)`,
        },
        {
          term: 'What does it cost?',
          text: `The demo is free, and so are weeks 1 to ${pilot.freeWeeks} of a pilot; a first production year costs ${marked['quote-first-year']}. [How pricing works](/products-solutions#pricing)`,
        },
        {
          term: 'Can we try it with our data?',
          text: 'Yes, in a [pilot](/products-solutions#pilot) under your keys; the demo itself uses synthetic data.',
        },
        {
          term: 'How do we leave?',
          text: 'You export keys and data in a documented format. The pilot tests this, and a lapsed license never stops it. [If we vanish](/security#without-us)',
        },
        {
          term: 'Who helps at night?',
          text: `Enterprise customers whose order has support around the clock reach us 24/7, and all others in [business hours](/contact). ${contractTerm('support')}`,
        },
        {
          term: 'How soon do you reply?',
          text: `To an enterprise demo request within ${replyWithin('enterprise-demo')}, to anything else here within ${replyWithin('general-question')}.`,
        },
        {
          term: 'Is it FIPS 140-3 validated?',
          text: `Not yet, [as we state with our plan](/security#evidence). You keep root keys in a hardware module of your choice that is validated. [Our own algorithm](${brand.ownAlgorithm.article})`,
        },
      ],
    },
  ],
  next: { label: 'Contact us', to: '/contact' },
} as const satisfies PageContent;

export const pilotStages = {
  label: 'See the pilot week by week',
  to: '/products-solutions#pilot',
} as const;

/** For the sample e-mail beside the form. */
export const sampleAnswers = {
  firstName: 'Dana',
  lastName: 'Whitlock',
  email: 'd.whitlock@northharbor.example',
  company: 'Northharbor Mills',
  jobTitle: 'Security architect',
  industry: 'manufacturing',
  companySize: '1001-5000',
  preferredTime: 'weekday mornings',
  securityChallenges: 'Device firmware signed with RSA, in service for 20 years.',
} as const;

export const formHeading = 'Demo Request Form';
export const writeFirst = 'Rather write first?';
export const requestYours = 'Request your demo';
export const buyerQuestions = 'Buyer questions';
export const sessionMinutes = '{minutes} minutes';

/** The frame of the sample e-mail, by how forms leave the page. */
export const sampleMailTitle = {
  mail: 'The e-mail your app opens',
  endpoint: 'The message we get',
} as const;
export const sampleMailState = 'example';
