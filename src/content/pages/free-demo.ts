import type { Argument } from './argument.ts';

export const freeDemo = {
  heading: 'Forty-five minutes with an engineer and your hardest question',
  lede: 'A demo is useful when it can fail in front of you. Name the thing you doubt and we will spend the time there.',
  sections: [
    {
      id: 'formats',
      heading: 'Three ways to spend the session',
      paragraphs: [],
      points: [
        {
          term: 'Live Platform Demo',
          text: 'We encrypt, split and restore sample data while you watch, then stop a node and watch the route change.',
        },
        {
          term: 'Expert Consultation',
          text: 'No slides. Your inventory, your deadlines, and an opinion on what to migrate first.',
        },
        {
          term: 'Custom Solutions',
          text: 'For a constraint that rules out the ordinary answer: an air gap, a slow link, a device nobody can patch.',
        },
      ],
    },
    {
      id: 'what-to-expect',
      heading: 'What to Expect',
      paragraphs: [],
      points: [
        {
          term: '45-Minute Session',
          text: 'Ten for your situation, twenty-five for the product, ten for disagreement.',
        },
        { term: 'No Commitment', text: 'No contract, no card, no series of follow-up calls.' },
        {
          term: 'Expert Guidance',
          text: 'You speak with someone who works on the product. If we are a poor fit, that person says so.',
        },
      ],
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
      id: 'limits',
      heading: 'What a demo cannot prove',
      paragraphs: [
        'It can show that the product runs and how it behaves when part of it breaks. It cannot show that the cryptography is sound; that takes published standards, validated modules and outside review. We will point to which of those exist and which do not.',
      ],
    },
  ],
  next: { label: 'Prefer to write first? Contact us', to: '/contact' },
} as const satisfies Argument;
