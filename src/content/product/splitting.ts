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

/** For keys at rest: only the recovery key and the archive key are split, never a file. */
export const shares = {
  word: 'share',
  plural: 'shares',
  total: 5,
  needed: 3,
} as const satisfies Split;

export const splitting = {
  inMotion: `A message is sealed first, with a hybrid key and AES-256-GCM. The ciphertext is then cut into ${fragments.total} fragments that travel on separate routes. Any ${fragments.needed} rebuild it.`,
  atRest:
    'A file is a sequence of AES-256-GCM chunks under one data key, which is wrapped. The file is never split.',
  /** Opening a file on any day. */
  daily:
    'Any one node of your key service opens wraps every day, with wrapping keys in its hardware module or its memory. No custodian is needed.',
  /** What the shares are for. */
  recovery: `The recovery key and the archive key are split into ${shares.total} ${shares.plural}. ${shares.needed} of ${shares.total} custodians open them: after a loss, or to read the archive.`,
} as const;

/** Who reads what of a packet's header. */
export const hopEncryption =
  'Between relays, a second encryption covers the header and the sequence number. A relay itself reads both.' as const;

/** What watching the network reveals. No sentence may promise more. */
export const observers = {
  route:
    'A relay, or an observer on one long-haul route, sees its own fragments: pieces of a ciphertext, useless without the key.',
  accessLine:
    'An observer on the sender’s access line sees every fragment, still encrypted, and their timing.',
} as const;
