import type { Sample } from '../../../config/sample.ts';
import { brand } from '../../../config/brand.ts';
import type { PositionSlug } from './catalog.ts';

type Position = Sample & {
  readonly title: string;
  readonly type: 'Full-time';
  /** Shown in the list. */
  readonly description: string;
  readonly text: readonly string[];
  readonly work: readonly string[];
  readonly bring: readonly string[];
  /** Goals for the first year. */
  readonly year: string;
};

export const positions: Readonly<Record<PositionSlug, Position>> = {
  'senior-security-engineer': {
    title: 'Senior Security Engineer',
    type: 'Full-time',
    sample: true,
    description: 'Own the key service that customers run, and the control plane that we run.',
    text: [
      'Every product asks the key service before it opens anything. Customers run it in their own accounts, so it has to be right before it ships. The control plane and the relays are ours to run, day and night.',
    ],
    work: [
      'Keep the hybrid key schedule correct while algorithms come and go.',
      'Review every change to code that touches a key, and say no in writing when you have to.',
      'Carry the pager for the control plane and the relays one week in five, and use the other four to fix what woke you.',
    ],
    bring: [
      'Years of running a service that others depend on.',
      'A memory-safe systems language, and opinions about constant-time code.',
      'One incident you caused and can explain.',
    ],
    year: 'The key service has a second implementation to compare results with, and you’ve deleted more code than you’ve added.',
  },
  'quantum-cryptography-researcher': {
    title: 'Quantum Cryptography Researcher',
    type: 'Full-time',
    sample: true,
    description: 'Attack our own designs and publish what you find.',
    text: [
      'You’d attack our designs before anyone else does, the proprietary algorithm included. What you find is yours to publish.',
    ],
    work: [
      'Try the known attacks on our designs, then the ones you invent.',
      'Keep our estimates of attack cost current, with the assumptions beside each number.',
      'Prepare the material outside cryptanalysts will need.',
    ],
    bring: [
      'A doctorate, or publications at that level.',
      'Lattice reduction, coding theory or quantum algorithms: depth in one, literacy in another.',
      'Writing that a reader outside the field can follow.',
    ],
    year: 'Two technical reports have gone out under your name, at least one with bad news for us.',
  },
  'devsecops-engineer': {
    title: 'DevSecOps Engineer',
    type: 'Full-time',
    sample: true,
    description: 'Keep builds reproducible and inventories current.',
    text: [
      'We tell customers to list the cryptography in their software. You’d make sure ours is complete and comes out of the build, not a spreadsheet.',
    ],
    work: [
      'Make two builds of one commit give the same bytes, and investigate when they don’t.',
      'Produce the cryptographic bill of materials with each release.',
      'Rotate signing keys on an automatic schedule.',
    ],
    bring: [
      'Pipelines you’ve kept running for more than a year.',
      'Experience with code signing and how it goes wrong.',
      'Patience with other people’s Makefiles.',
    ],
    year: 'Any engineer can rebuild last year’s release from source and compare it, in an afternoon, without asking you.',
  },
  'sales-engineer-federal': {
    title: 'Sales Engineer - Federal',
    type: 'Full-time',
    sample: true,
    description: 'Explain CNSA 2.0 to the people who have to buy by it.',
    text: [
      'Federal buyers have dates, lists and auditors. You’d bring two lists: what our products satisfy today, and what they don’t.',
    ],
    work: [
      'Match each requirement of a solicitation to a setting, a document or a plain no.',
      'Run demonstrations on unclassified sample data.',
      'Bring back what buyers ask for and we don’t have, ranked by how often.',
    ],
    bring: [
      'Experience on either side of a government procurement.',
      'Enough cryptography to read an algorithm suite and spot what is missing.',
      'Eligibility for the clearance the work may require.',
    ],
    year: 'Three program offices call you before they write their requirements.',
  },
  'ai-full-stack-developer': {
    title: 'AI / Full-Stack Developer',
    type: 'Full-time',
    sample: true,
    description: `Show users what the ${brand.privateAi.short} hid, and why.`,
    text: [
      'The platform replaces identifying fields with tokens before a model sees them. You’d build the view where users see what was replaced, why, and how to object.',
    ],
    work: [
      'Build interfaces that show a record before and after, field by field.',
      'Measure what a model can still infer from tokenized records, with the labs.',
      'Keep the pages usable by keyboard, on a phone and on a bad connection.',
    ],
    bring: [
      'TypeScript and a server language, both in production.',
      'Work with language models beyond a prototype.',
      'A habit of testing with the people who’ll use it.',
    ],
    year: 'A records manager with no engineering background can explain correctly what the platform hid.',
  },
};

/** Headings and notes shared by all positions. */
export const positionWords = {
  work: 'What you would do',
  bring: 'What you would bring',
  year: 'A year from now',
  open: 'Apply Now',
  send: 'Apply by e-mail',
  close: 'Back to all positions',
  all: 'Show all positions',
} as const;
