type Split = {
  /** The only word for the pieces. */
  readonly word: string;
  readonly plural: string;
  readonly total: number;
  /** How many pieces are enough. */
  readonly needed: number;
};

/** For messages in transit: the ciphertext is split after sealing. */
export const fragments = {
  word: 'fragment',
  plural: 'fragments',
  total: 4,
  needed: 3,
} as const satisfies Split;

/** For keys at rest: only the wrapping key is split, never a file. */
export const shares = {
  word: 'share',
  plural: 'shares',
  total: 5,
  needed: 3,
} as const satisfies Split;

export const splitting = {
  inMotion: `A message is sealed first, with a hybrid key and AES-256-GCM. The ciphertext is then cut into ${fragments.total} fragments that travel on separate routes. Any ${fragments.needed} rebuild it.`,
  atRest: `A file is one AES-256-GCM ciphertext and is never split. Its data key is wrapped, and the wrapping key is split into ${shares.total} shares. Any ${shares.needed} open it.`,
} as const;

/** What watching the network reveals. No sentence may promise more. */
export const observers = {
  route:
    'A relay, or an observer on one long-haul route, sees its own fragments: pieces of a ciphertext, useless without the key.',
  accessLine:
    'An observer on the sender’s access line sees every fragment, still encrypted, and their timing.',
} as const;
