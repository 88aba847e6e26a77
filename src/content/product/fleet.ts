/** The keys and devices of an organization that was made up for the console on this site. */
export const fleet = {
  keys: { inUse: 41_208, toReplace: 1_306, noOwner: 12 },
  /** HH:MM: the moment that the console shows. */
  time: '09:44',
  devices: [
    { id: 4471, role: 'analyst', device: 'managed', place: 'home', sessions: 2, wraps: 31 },
    { id: 2208, role: 'administrator', device: 'managed', place: 'office', sessions: 3, wraps: 57 },
    { id: 3065, role: 'auditor', device: 'managed', place: 'office', sessions: 1, wraps: 18 },
    { id: 1187, role: 'contractor', device: 'managed', place: 'home', sessions: 1, wraps: 9 },
  ],
} as const;
