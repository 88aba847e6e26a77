import type { PositionSlug } from './catalog.ts';

type Position = {
  readonly title: string;
  readonly type: 'Full-time';
  /** One line, in the list. */
  readonly description: string;
  /** What the job is, in full. */
  readonly text: readonly string[];
  readonly work: readonly string[];
  readonly bring: readonly string[];
  /** What will have happened when a year has gone well. */
  readonly year: string;
};

export const positions: Readonly<Record<PositionSlug, Position>> = {
  'senior-security-engineer': {
    title: 'Senior Security Engineer',
    type: 'Full-time',
    description: 'Owns the key service, from its interface to the hour it is paged.',
    text: [
      'Every product asks the key service before it opens anything, so its failures are everyone’s failures. You would be the person who knows why it answers as it does.',
    ],
    work: [
      'Keep the hybrid key schedule correct while algorithms come and go.',
      'Review each change to code that touches a key, and say no in writing when it has to be said.',
      'Carry the pager one week in five, and fix in the other four what woke you.',
    ],
    bring: [
      'Years with a service that other services could not do without.',
      'A memory-safe systems language, and opinions about constant-time code.',
      'One incident that you caused and can explain.',
    ],
    year: 'The service has a second implementation for the comparison of results, and you have deleted more code than you added.',
  },
  'quantum-cryptography-researcher': {
    title: 'Quantum Cryptography Researcher',
    type: 'Full-time',
    description: 'Attacks our own designs and writes down what happened.',
    text: [
      'Our proprietary algorithm has had no independent review. Until it has, this position is the nearest thing to one, and the findings belong to whoever made them.',
    ],
    work: [
      'Try the known attacks on what we designed, then the ones you invent.',
      'Keep estimates of attack cost current, with the assumptions beside each number.',
      'Prepare the material that outside cryptanalysts will need.',
    ],
    bring: [
      'A doctorate or the publications that would have earned one.',
      'Lattice reduction, coding theory or quantum algorithms: depth in one, literacy in another.',
      'Prose that a reader outside the field can follow.',
    ],
    year: 'Two technical reports have gone out under your name, at least one of them unwelcome.',
  },
  'devsecops-engineer': {
    title: 'DevSecOps Engineer',
    type: 'Full-time',
    description: 'Keeps builds reproducible and inventories current.',
    text: [
      'We tell customers to keep a list of the cryptography in their software. This position makes sure that ours exists, is complete, and comes out of the build instead of a spreadsheet.',
    ],
    work: [
      'Make two builds of one commit give the same bytes, and investigate when they do not.',
      'Produce the cryptographic bill of materials with each release.',
      'Rotate signing keys on a schedule that nobody has to remember.',
    ],
    bring: [
      'Pipelines that you have kept alive for longer than a year.',
      'Familiarity with code signing and with how it goes wrong.',
      'Patience with other people’s Makefiles.',
    ],
    year: 'Any engineer can rebuild last year’s release from source and compare it, in an afternoon, without asking you.',
  },
  'sales-engineer-federal': {
    title: 'Sales Engineer - Federal',
    type: 'Full-time',
    description: 'Explains CNSA 2.0 to people who have to buy by it.',
    text: [
      'Federal buyers have dates, lists and auditors. They have also heard every promise. You would bring the list of what our products satisfy today, and the shorter list of what they do not.',
    ],
    work: [
      'Map each requirement of a solicitation to a setting, a document or a plain no.',
      'Run demonstrations on unclassified sample data.',
      'Bring back what buyers ask for and we lack, ranked by how often.',
    ],
    bring: [
      'Time spent on either side of a government procurement.',
      'Enough cryptography to read an algorithm suite and spot what is missing.',
      'Eligibility for the clearance that the work may require.',
    ],
    year: 'Three program offices call you before they write their requirements.',
  },
  'ai-full-stack-developer': {
    title: 'AI / Full-Stack Developer',
    type: 'Full-time',
    description: 'Makes the private AI platform legible to its users.',
    text: [
      'The platform replaces identifying fields by tokens before a model sees them. Users have to see what was replaced, why, and how to object. Building that view is the job.',
    ],
    work: [
      'Build interfaces that show a record before and after, field by field.',
      'Measure what a model can still infer from tokenized records, together with the labs.',
      'Keep the pages usable by keyboard, on a telephone and on a bad line.',
    ],
    bring: [
      'TypeScript and a server language, both in anger.',
      'Work with language models that went past a prototype.',
      'A habit of testing with the people who will use it.',
    ],
    year: 'A records manager with no engineering background can explain what the platform hid, and be right.',
  },
};

/** The words of an open position: headings and notes that every one of them shares. */
export const positionWords = {
  work: 'What you would do',
  bring: 'What you would bring',
  year: 'A year from now',
  open: 'Apply Now',
  send: 'Apply by e-mail',
  close: 'Back to all positions',
} as const;
