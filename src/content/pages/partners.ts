import { partnerRequirements, training, trial } from '../product/partner-program.ts';
import type { Argument } from './argument.ts';

/** Each with three benefits of its own. */
export const partnerTypes = [
  {
    id: 'security-integrators',
    term: 'Security Integrators',
    text: 'You design the system and stand behind it. We make sure that nothing in it surprises you.',
    benefits: [
      'Design authority on joint projects',
      'Early access to test builds',
      'A named engineer for escalation',
    ],
  },
  {
    id: 'global-resellers',
    term: 'Global Resellers',
    text: 'You know the market, its language and its procurement rules. We keep the price list short.',
    benefits: [
      'Deal registration by territory',
      'Margin that rises with training, not with volume alone',
      'Price lists in local currency',
    ],
  },
  {
    id: 'technology-partners',
    term: 'Technology Partners',
    text: 'Your product meets ours inside somebody’s data center. It should not be for the first time.',
    benefits: [
      'Interface specifications ahead of release',
      'A shared interoperability lab',
      'Joint notes when an algorithm changes',
    ],
  },
] as const;

/** The six that every partner receives, in the specification's words. */
export const partnerBenefits = [
  {
    term: 'Dedicated partner success manager',
    text: 'One person, reachable, who knows your accounts and has met at least one of them.',
  },
  {
    term: 'Technical training and certification',
    text: `${training.sum} over four weeks, post-quantum basics included. The certificate is ours and says nothing about FIPS.`,
  },
  {
    term: 'Sales and marketing resources',
    text: 'Slides and briefs in which every figure keeps its kind and scope beside it.',
  },
  {
    term: 'Co-branded marketing materials',
    text: 'Edited for accuracy by an engineer before they go out under two names.',
  },
  {
    term: 'Lead sharing and referral program',
    text: 'Referrals travel both ways, in writing, with the customer’s consent.',
  },
  {
    term: 'Priority technical support',
    text: 'Your customers’ incidents enter the queue ahead of ordinary requests.',
  },
] as const;

/** The five, each with what shows that it is met. */
export const requirements = partnerRequirements;

/** From the application to the agreement. */
export const applicationSteps = [
  {
    term: 'You apply',
    time: 'Ten minutes',
    text: 'Your markets, the work you have done, and what you want to sell. The form asks nothing else.',
  },
  {
    term: 'We decide whether to talk',
    time: '2 business days',
    text: 'You hear yes, no, or one question. A no comes with its reason.',
  },
  {
    term: 'One call settles the type',
    time: '45 minutes',
    text: 'Integrator, reseller or technology partner, and which of your customers comes first.',
  },
  {
    term: 'A trial project',
    time: `Weeks ${trial.fromWeek} to ${trial.toWeek}`,
    text: 'Real, small and written up by both sides. The agreement is signed on the strength of it.',
  },
] as const;

export const partners = {
  heading: 'Partners who can explain what they install',
  lede: 'A migration fails when the installer and the vendor each think the other made the inventory. The program is arranged to prevent that.',
  sections: [
    {
      id: 'sharing',
      heading: 'Two wells, one electron',
      paragraphs: [
        'Two atoms that share an electron come in two kinds. In a bond the charge gathers between the nuclei and holds them together. In the other state it keeps to its own side, with a gap in the middle where nobody is responsible.',
        'Most partnerships that we have seen fail were of the second kind. Each side had good people and the inventory fell into the gap. So our agreement begins with one page that says who owns the list of keys and certificates, who updates it, and on which day.',
      ],
    },
    {
      id: 'types',
      heading: 'Three partnership types',
      paragraphs: [],
      points: partnerTypes.map(({ term, text, benefits }) => ({
        term,
        text: `${text} ${benefits.join('. ')}.`,
      })),
    },
    {
      id: 'benefits',
      heading: 'What every partner receives',
      paragraphs: ['Whatever the type and whatever the turnover.'],
      points: partnerBenefits,
    },
    {
      id: 'requirements',
      heading: 'Five requirements, and what shows them met',
      paragraphs: [
        'None is waived for size. A company of four has met all five, and a company of four thousand has not.',
      ],
      points: requirements,
    },
    {
      id: 'apply',
      heading: 'From application to agreement in one quarter',
      paragraphs: [
        'Applications are reviewed within 2 business days. What takes time is the trial project, which is the part worth having.',
      ],
      points: applicationSteps,
    },
    {
      id: 'talk',
      heading: 'Rather ask first?',
      paragraphs: [
        'Write to the partner team, or name three times that suit you and we will call at one of them.',
      ],
    },
  ],
  next: { label: 'Other ways to reach us', to: '/contact' },
} as const satisfies Argument;

/** Column heads of the requirements. */
export const requirementColumns = ['Requirement', 'We ask for', 'Shown by'] as const;

/** Under the two drawings. */
export const orbitalCaptions = {
  bonding: 'Bonding: the cloud is densest between the two. Both hold it.',
  antibonding: 'Antibonding: each holds its own, and the middle is empty.',
} as const;
