/** Of resellers, from the list price. */
export const partnerMargin =
  'Margin of 15 to 30% of the list price, by training and volume' as const;

/** Training modules, one a week. */
export const trainingModules = [
  {
    sample: true,
    module: 'Post-quantum basics',
    outcome: 'Say what a quantum computer would break, what it would not, and by when to act',
    hours: 4,
  },
  {
    sample: true,
    module: 'Inventory',
    outcome: 'Scan a network and name an owner for every finding',
    hours: 8,
  },
  {
    sample: true,
    module: 'Keys and custody',
    outcome: 'Plan a re-wrap, and run a restore with three custodians',
    hours: 8,
  },
  {
    sample: true,
    module: 'Mesh operation',
    outcome: 'Measure whether routes are independent, and fail one on purpose',
    hours: 12,
  },
] as const;

export const training = {
  engineers: 2,
  weeks: trainingModules.length,
  hours: trainingModules.reduce((sum, { hours }) => sum + hours, 0),
  /** "4 + 8 + 8 + 12 = 32 hours" */
  sum: `${trainingModules.map(({ hours }) => hours).join(' + ')} = ${trainingModules.reduce((sum, { hours }) => sum + hours, 0)} hours`,
} as const;

export const trial = { fromWeek: 4, toWeek: 16 } as const;

export const partnerRequirements = [
  {
    sample: true,
    term: 'Competence',
    text: `Two engineers who complete the training: ${training.hours} hours over four weeks.`,
    shown: 'Their certificates, renewed every two years',
  },
  {
    sample: true,
    term: 'Experience',
    text: 'Delivered projects in security or networks.',
    shown: 'Two references who will take a call',
  },
  {
    sample: true,
    term: 'Conduct',
    text: 'No claims to customers beyond the published ones.',
    shown: 'A clause in the agreement, and a yearly look at your pages about us',
  },
  {
    sample: true,
    term: 'Continuity',
    text: 'First-line support in your customers’ hours.',
    shown: 'An on-call schedule and a phone number',
  },
  {
    sample: true,
    term: 'Standing',
    text: 'Insurance, and screening for export rules.',
    shown: 'Documents, at the application and once a year',
  },
] as const;

export const applicationSteps = [
  {
    sample: true,
    when: 'Day 0',
    what: 'You apply from the partner page',
    need: 'Company, type, contact, description',
  },
  {
    sample: true,
    when: 'Within 2 business days',
    what: 'We review it and answer, with a reason if the answer is no',
    need: 'Nothing',
  },
  {
    sample: true,
    when: 'Week 1',
    what: 'A 45-minute call settles the type of partnership',
    need: 'An engineer who will do the work',
  },
  {
    sample: true,
    when: `Weeks 1 to ${training.weeks}`,
    what: 'We check your documents, and two engineers take the training',
    need: 'Insurance, two references, export screening',
  },
  {
    sample: true,
    when: `Weeks ${trial.fromWeek} to ${trial.toWeek}`,
    what: 'A trial project with a named engineer of ours',
    need: 'A customer who knows that it is a trial',
  },
  {
    sample: true,
    when: 'After the trial',
    what: 'We both decide on a one-year agreement',
    need: 'A list of what went wrong',
  },
] as const;
