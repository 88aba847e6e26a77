import type { Argument } from '../argument.ts';

export const enterprise = {
  heading: 'A ledger outlasts the keys that sealed it',
  lede: 'Enterprises and financial institutions keep records longer than any algorithm has stayed fashionable. Migration is therefore a recurring cost, and the second time should be cheaper than the first.',
  sections: [
    {
      id: 'features',
      heading: 'Built around the cost of changing',
      paragraphs: [],
      points: [
        {
          term: 'Key inventory',
          text: 'Every key has an owner, an algorithm, a system and a retirement date.',
        },
        {
          term: 'Re-wrap, do not re-encrypt',
          text: 'New key wraps over old ciphertext turn an archive into a list of keys. A copy that was already taken keeps its old wrap.',
        },
        {
          term: 'Transaction path',
          text: 'Signing stays in your hardware modules; the platform schedules and records.',
        },
        {
          term: 'Separation of duties',
          text: 'The person who changes a policy cannot be the person who approves it.',
        },
      ],
    },
    {
      id: 'figures',
      heading: 'Figures for the procurement file',
      paragraphs: [
        'They describe intent and contract, and a pilot on your own load is worth more than the whole list.',
      ],
      points: [
        {
          term: '99.99% uptime SLA',
          text: 'Enterprise agreement term, with the remedy defined in that agreement.',
          status: 'SLA',
        },
        {
          term: '10+ million transactions per second',
          text: 'Summed over a full cluster; a single signing key is far slower.',
          status: 'Claim',
        },
        {
          term: '1000+ enterprise customers',
          text: 'The vendor’s count, sample content like the rest of its figures.',
          status: 'Claim',
        },
        {
          term: '24/7 support',
          text: 'For enterprise contracts; standard support keeps business hours.',
          status: 'SLA',
        },
      ],
    },
    {
      id: 'compliance',
      heading: 'What compliance staff can take from it',
      paragraphs: [],
      points: [
        {
          term: 'GDPR, CCPA, HIPAA',
          text: 'Statutory duties that stay yours. We supply logs and deletion records to show them met.',
        },
        {
          term: 'SOC 2 Type II',
          text: 'An auditor’s report, released under confidentiality. Check its period and its exceptions.',
        },
        {
          term: 'ISO 27001',
          text: 'Covers a management system and a stated scope, so compare that scope with what you buy.',
        },
      ],
    },
    {
      id: 'recognition',
      heading: 'Recognition, for what it is worth',
      paragraphs: [
        'Northern Lakes Security Review listed the key inventory in its category for migration planning. The award is sample content too. Reference calls count for more, and enterprise demo requests are answered within 24 hours.',
      ],
    },
  ],
  next: { label: 'Or book the free demo', to: '/free-demo' },
} as const satisfies Argument;
