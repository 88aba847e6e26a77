/* One session, from its sign-in to its end. */

/** The requests of one session. The page computes their decisions from the example policy. */
export const session = {
  signIn: { time: '06:48', text: 'Signs in with a passkey' },
  requests: [
    {
      role: 'analyst',
      resource: 'trading-archive',
      device: 'managed',
      place: 'home',
      time: '06:52',
    },
    {
      role: 'analyst',
      resource: 'trading-archive',
      device: 'managed',
      place: 'office',
      time: '09:14',
    },
    {
      role: 'analyst',
      resource: 'customer-records',
      device: 'managed',
      place: 'home',
      time: '12:40',
    },
    {
      role: 'analyst',
      resource: 'customer-records',
      device: 'unknown',
      place: 'abroad',
      time: '12:52',
    },
  ],
  /** Time of the request that the console explains. */
  explained: '12:52',
  fromWhere: '{device} device, {place}',
  allowed: 'Allowed',
  denied: 'Denied',
  noRule: 'no rule applies',
  /** The decision that is explained, and its rule. */
  decision: {
    title: 'access decision',
    state: 'denied',
    role: 'Role',
    device: 'Device',
    place: 'Place',
    rule: 'Rule',
  },
  policy: { title: 'policy.json', state: 'example' },
  try: { label: 'Try the policy simulator', to: '/platform/discover-controls#policy' },
} as const;

/** The columns of the table after sign-in alone. */
export const situations = [
  { label: 'Office, by day', device: 'managed', place: 'office', time: '10:00' },
  { label: 'Abroad, by day', device: 'managed', place: 'abroad', time: '10:00' },
  { label: 'New device', device: 'unknown', place: 'office', time: '10:00' },
] as const;

export const reach = {
  caption: 'Resources that one session opens, by role and situation',
  role: 'Role',
  signInOnly: 'Sign-in only',
  cell: '{opened} of {all}',
} as const;

export const monitoringLog = {
  title: 'monitoring / analyst-17',
  state: 'sample',
  heads: { normal: 'Normal', lines: '12:52' },
  normal: [
    { term: 'Hours', value: '06:30 to 19:00' },
    { term: 'Volume', value: 'About 40 reads an hour' },
    { term: 'Places', value: 'Office, home' },
    { term: 'Devices', value: 'One managed laptop' },
  ],
  lines: [
    { mark: '12:52', text: 'new device, abroad: denied', tone: 'soon' },
    { mark: '12:53', text: '300 reads asked for in a minute', tone: 'soon' },
    { mark: '12:53', text: 'passkey asked for, none given', tone: 'attack' },
    { mark: '12:53', text: 'session key withdrawn, 2 sessions closed', tone: 'ok' },
    { mark: '12:53', text: 'owner and endpoint team told' },
  ],
} as const;
