import { partnerMargin, partnerRequirements, training, trial } from '../product/partner-program.ts';
import type { PageContent } from './page-content.ts';
import type { Head } from '../../routes.ts';

export const head: Head = {
  title: 'Post-quantum partner program',
  description:
    'Partner types, benefits and requirements for security integrators, resellers and technology partners, and how your application becomes an agreement.',
};

export const partnerTypes = [
  {
    sample: true,
    id: 'security-integrators',
    term: 'Security Integrators',
    text: 'You design the customer’s system and stand behind it. You see our plans before you commit.',
    benefits: [
      'Design authority on joint projects',
      'Early access to test builds',
      'A named engineer for escalation',
    ],
  },
  {
    sample: true,
    id: 'global-resellers',
    term: 'Global Resellers',
    text: 'You know the market, its language and its procurement rules. You get a short price list.',
    benefits: ['Deal registration by territory', partnerMargin, 'Price lists in local currency'],
  },
  {
    sample: true,
    id: 'technology-partners',
    term: 'Technology Partners',
    text: 'Your product works with ours in the customer’s data center, tested before it gets there.',
    benefits: [
      'Interface specifications ahead of release',
      'A shared interoperability lab',
      'Joint notes when an algorithm changes',
    ],
  },
] as const;

/** Agreed (decision 90). */
export const partnerBenefits = [
  {
    sample: true,
    term: 'Dedicated partner success manager',
    text: 'One person you can reach, who knows your accounts.',
  },
  {
    sample: true,
    term: 'Technical training and certification',
    text: `${training.sum} over four weeks, from post-quantum basics to mesh operation. The certificate is ours, not FIPS.`,
  },
  {
    sample: true,
    term: 'Sales and marketing resources',
    text: 'Slides and briefs in which each figure has its kind and scope beside it.',
  },
  {
    sample: true,
    term: 'Co-branded marketing materials',
    text: 'An engineer checks them before they go out under both names.',
  },
  {
    sample: true,
    term: 'Lead sharing and referral program',
    text: 'Referrals go both ways, in writing, with the customer’s consent.',
  },
  {
    sample: true,
    term: 'Priority technical support',
    text: 'Your customers’ incidents go ahead of ordinary requests.',
  },
] as const;

export const requirements = partnerRequirements;

/** In weeks from the application. */
export const applicationSteps = [
  {
    sample: true,
    term: 'You apply',
    time: '10 minutes',
    text: 'Your markets, your work and what you want to sell.',
    from: 0,
    to: 0,
  },
  {
    sample: true,
    term: 'We answer',
    time: 'within 2 business days',
    text: 'You hear yes, no with a reason, or one question.',
    from: 0,
    to: 0.4,
  },
  {
    sample: true,
    term: 'We call you',
    time: '45 minutes, week 1',
    text: 'Together we settle the type of partnership and your first customer.',
    from: 0.4,
    to: 1,
  },
  {
    sample: true,
    term: 'You train',
    time: `weeks 1 to ${training.weeks}`,
    text: `${training.engineers === 2 ? 'Two' : training.engineers} engineers take ${training.hours} hours of training while we check your documents.`,
    from: 1,
    to: training.weeks,
  },
  {
    sample: true,
    term: 'A trial project',
    time: `weeks ${trial.fromWeek} to ${trial.toWeek}`,
    text: 'A small real project with a named engineer of ours. Then we both decide on a one-year agreement.',
    from: trial.fromWeek,
    to: trial.toWeek,
  },
] as const;

export const partners = {
  heading: 'Partner program for post-quantum migration',
  lede: 'Your customers have migration deadlines; you get training, engineers and a clear split of the work.',
  sections: [
    {
      id: 'types',
      heading: 'Partnership types and what each gets',
      points: partnerTypes.map(({ term, text, benefits }) => ({
        term,
        text: `${text} ${benefits.join('. ')}.`,
      })),
    },
    {
      id: 'sharing',
      heading: 'One page says who owns the inventory',
      lede: 'Migrations stall when installer and vendor each think the other lists the keys.',
    },
    { id: 'benefits', heading: 'Benefits for every partner', points: partnerBenefits },
    {
      id: 'requirements',
      heading: 'Partner requirements and how you show them',
      lede: 'The same for every size.',
      points: requirements,
    },
    { id: 'apply', heading: 'Your application in weeks', points: applicationSteps },
    {
      id: 'talk',
      heading: 'Talk to the partner team',
      lede: 'Send a question, or name three times and we’ll call at one of them.',
    },
  ],
  next: { label: 'Other ways to reach us', to: '/contact' },
} as const satisfies PageContent;

export const partnerWords = {
  become: 'Become a Partner',
  guide: 'Download Partner Guide',
  apply: 'Apply Now',
} as const;

export const requirementColumns = ['Requirement', 'We ask for', 'You show it by'] as const;

export const ownership = {
  title: 'Agreement, page 1',
  state: 'sample',
  rows: [
    { term: 'Keys and certificates', value: 'listed by you, from the scan in week 5' },
    { term: 'Each finding', value: 'has a named owner at the customer' },
    { term: 'Updates', value: 'by you, on the first Monday of the month' },
    { term: 'Algorithms', value: 'changed by us, announced to you first' },
    { term: 'First call', value: 'comes to you, escalation to our engineer' },
  ],
} as const;
