import { site } from '../../config/site.ts';
import type { Argument } from './argument.ts';

export const partners = {
  heading: 'Partners who can explain what they install',
  lede: 'A migration fails when the installer and the vendor each think the other made the inventory. The program is arranged to prevent that.',
  sections: [
    {
      id: 'types',
      heading: 'Three partnership types',
      paragraphs: [],
      points: [
        {
          term: 'Security Integrators',
          text: 'Design authority on joint projects. Early access to test builds. A named engineer for escalation.',
        },
        {
          term: 'Global Resellers',
          text: 'Deal registration by territory. Margin that rises with training, not volume alone. Price lists in local currency.',
        },
        {
          term: 'Technology Partners',
          text: 'Interface specifications ahead of release. A shared interoperability lab. Joint notes when an algorithm changes.',
        },
      ],
    },
    {
      id: 'benefits',
      heading: 'What every partner receives',
      paragraphs: [],
      points: [
        {
          term: 'Dedicated partner success manager',
          text: 'One person, reachable, who knows your accounts.',
        },
        {
          term: 'Technical training and certification',
          text: 'Includes post-quantum basics; the certificate is ours and says nothing about FIPS.',
        },
        {
          term: 'Sales and marketing resources',
          text: 'With the scope of each figure kept beside it.',
        },
        {
          term: 'Co-branded marketing materials',
          text: 'Edited for accuracy before they go out.',
        },
        {
          term: 'Lead sharing and referral program',
          text: 'Referrals travel both ways, in writing.',
        },
        {
          term: 'Priority technical support',
          text: 'Your customers’ incidents enter the queue ahead of ordinary requests.',
        },
      ],
    },
    {
      id: 'requirements',
      heading: 'What we ask in return',
      paragraphs: [],
      points: [
        { term: 'Competence', text: 'Two engineers who complete the training.' },
        { term: 'Experience', text: 'Delivered projects in security or networks.' },
        { term: 'Conduct', text: 'No claims to customers beyond the published ones.' },
        { term: 'Continuity', text: 'First-line support in your customers’ hours.' },
        { term: 'Standing', text: 'References, insurance, and screening for export rules.' },
      ],
    },
    {
      id: 'apply',
      heading: 'How an application proceeds',
      paragraphs: [
        `Applications are reviewed within 2 business days. Tell us your markets, the work you have done and the customers you have in mind, by e-mail to ${site.email}. A first call decides the type, a trial project decides the rest.`,
      ],
    },
  ],
  next: { label: 'Other ways to reach us', to: '/contact' },
} as const satisfies Argument;
