import type { Argument } from './argument.ts';

/** Three ways to spend the session. Each card leads to the form and names itself there. */
export const demoFormats = [
  {
    id: 'live-platform-demo',
    term: 'Live Platform Demo',
    text: 'We encrypt, split and restore sample data while you watch, then stop a node and watch the route change.',
  },
  {
    id: 'expert-consultation',
    term: 'Expert Consultation',
    text: 'No slides. Your inventory, your deadlines, and an opinion on what to migrate first.',
  },
  {
    id: 'custom-solutions',
    term: 'Custom Solutions',
    text: 'For a constraint that rules out the ordinary answer: an air gap, a slow link, a device nobody can patch.',
  },
] as const;

/** What the session is like. `measure` is the fact in as few characters as it takes. */
export const expectations = [
  {
    measure: '45',
    term: '45-Minute Session',
    text: 'Ten for your situation, twenty-five for the product, ten for disagreement.',
  },
  {
    measure: '0',
    term: 'No Commitment',
    text: 'No contract, no card, no series of follow-up calls.',
  },
  {
    measure: '1:1',
    term: 'Expert Guidance',
    text: 'You speak with someone who works on the product. If we are a poor fit, that person says so.',
  },
] as const;

export const freeDemo = {
  heading: 'Forty-five minutes with an engineer and your hardest question',
  lede: 'A demo is useful when it can fail in front of you. Name the thing you doubt and we will spend the time there.',
  sections: [
    {
      id: 'formats',
      heading: 'Three ways to spend the session',
      paragraphs: [],
      points: demoFormats,
    },
    {
      id: 'prepare',
      heading: 'What to send, and what to keep to yourself',
      paragraphs: [
        'Useful: your industry, your rough size, the longest time one of your records must stay secret, and any date a regulator has given you.',
        'Please leave out network diagrams, credentials, patient or customer data, and anything controlled or classified. Requests reach us by ordinary e-mail, written in your own mail program, and nothing is transmitted until you send it there.',
      ],
    },
    {
      id: 'what-to-expect',
      heading: 'What to Expect',
      paragraphs: [],
      points: expectations,
    },
    {
      id: 'limits',
      heading: 'What a demo cannot prove',
      paragraphs: [
        'It can show that the product runs and how it behaves when part of it breaks. It cannot show that the cryptography is sound; that takes published standards, validated modules and outside review. We will point to which of those exist and which do not.',
      ],
    },
  ],
  next: { label: 'Prefer to write first? Contact us', to: '/contact' },
} as const satisfies Argument;
