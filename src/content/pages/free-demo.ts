import { pilot } from '../product/pilot.ts';
import { plaintextPath } from '../product/custody.ts';
import { sandbox } from '../product/sandbox.ts';
import { cnsa2 } from '../product/world.ts';
import type { PageContent } from './page-content.ts';

/** Choosing one adds its name to the form. */
export const demoFormats = [
  {
    id: 'live-platform-demo',
    term: 'Live Platform Demo',
    text: 'Watch us encrypt and restore sample data, then stop a node.',
  },
  {
    id: 'expert-consultation',
    term: 'Expert Consultation',
    text: 'No slides: your key inventory, your deadlines, what to move first.',
  },
  {
    id: 'custom-solutions',
    term: 'Custom Solutions',
    text: 'An air gap, a slow link, a device you can’t patch.',
  },
] as const;

/** `measure` is the fact in very few characters. */
export const expectations = [
  {
    measure: '45',
    term: '45-Minute Session',
    text: 'Ten minutes on your situation, twenty-five on the product, ten for objections.',
  },
  {
    measure: '0',
    term: 'No Commitment',
    text: 'No contract, no card, no series of follow-up calls.',
  },
  {
    measure: '1:1',
    term: 'Expert Guidance',
    text: 'You talk with an engineer who works on the product. If it’s a poor fit, you hear that.',
  },
] as const;

export const sessionLegend = ['Your situation', 'The product, live', 'Your objections'] as const;

export const freeDemo = {
  heading: 'Free demo: post-quantum security, live',
  lede: 'For security teams with a post-quantum deadline. Bring the question you doubt most, and an engineer answers it live in 45 minutes.',
  sections: [
    {
      id: 'formats',
      heading: 'Choose how to use your demo',
      points: demoFormats,
    },
    {
      id: 'prepare',
      heading: 'What to send',
      paragraphs: [
        'Useful: your industry, how long your records must stay secret, and any date a regulator has given you.',
        'Leave out: network diagrams, credentials, patient or customer data, anything classified.',
      ],
    },
    {
      id: 'what-to-expect',
      heading: 'What to Expect',
      points: expectations,
    },
    {
      id: 'faq',
      heading: 'Questions buyers ask before a demo',
      points: [
        {
          term: 'Do you hold our keys?',
          text: 'No. The key service runs in an account or on hardware you control. [Who holds what](/security#who-holds-what)',
        },
        {
          term: 'Where does plaintext go?',
          text: plaintextPath.library,
        },
        {
          term: 'Is it ready for CNSA 2.0?',
          text: `Its profile offers ${cnsa2.keyEstablishment} and ${cnsa2.signatures} only. Our default is hybrid X25519 and ML-KEM-768, which isn’t on the list. [CNSA 2.0 suite](/solutions/military)`,
        },
        {
          term: 'What does it cost?',
          text: `${sandbox.limit} Production is quoted. [How pricing works](/products-solutions#pricing)`,
        },
        {
          term: 'Can we try it with our data?',
          text: `Not in the demo or the sandbox. A pilot takes ${pilot.weeks} weeks and runs under your keys. [Pilot](/products-solutions#pilot)`,
        },
        {
          term: 'How do we leave?',
          text: 'Keys and data export in a documented format. A pilot ends by restoring without our software.',
        },
        {
          term: 'Who helps at night?',
          text: 'Enterprise customers reach technical support 24/7. Others write in [business hours](/contact).',
        },
        {
          term: 'What can a demo not prove?',
          text: 'That the cryptography is sound. For that, ask which standards, validated modules and [outside reviews](/security) exist.',
        },
      ],
    },
  ],
  next: { label: 'Contact us', to: '/contact' },
} as const satisfies PageContent;

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
