/** What an algorithm does. RSA and elliptic curves do either, and the file says which. */
export type Job =
  | 'exchange'
  | 'signature'
  | 'either'
  | 'cipher'
  | 'hash'
  | 'mac'
  | 'derivation'
  | 'protocol';

export type Verdict = 'weak' | 'historical' | 'shor' | 'draft' | 'unknown' | 'hybrid' | 'safe';

/** Where the reason for a verdict can be read. */
export const sources = {
  'fips-203': { label: 'FIPS 203', href: 'https://csrc.nist.gov/pubs/fips/203/final' },
  'fips-204': { label: 'FIPS 204', href: 'https://csrc.nist.gov/pubs/fips/204/final' },
  'fips-205': { label: 'FIPS 205', href: 'https://csrc.nist.gov/pubs/fips/205/final' },
  'sp-800-208': { label: 'SP 800-208', href: 'https://csrc.nist.gov/pubs/sp/800/208/final' },
  'sp-800-131a': {
    label: 'SP 800-131A Rev. 2',
    href: 'https://csrc.nist.gov/pubs/sp/800/131/a/r2/final',
  },
  'sp-800-90a': {
    label: 'SP 800-90A Rev. 1',
    href: 'https://csrc.nist.gov/pubs/sp/800/90/a/r1/final',
  },
  'ir-8545': { label: 'NIST IR 8545', href: 'https://csrc.nist.gov/pubs/ir/8545/final' },
  'ir-8547': { label: 'NIST IR 8547', href: 'https://csrc.nist.gov/pubs/ir/8547/ipd' },
  'tr-02102-1': {
    label: 'BSI TR-02102-1',
    href: 'https://www.bsi.bund.de/EN/Themen/Unternehmen-und-Organisationen/Standards-und-Zertifizierung/Technische-Richtlinien/TR-nach-Thema-sortiert/tr02102/tr02102_node.html',
  },
  'rfc-10024': { label: 'RFC 10024', href: 'https://www.rfc-editor.org/info/rfc10024' },
  'rfc-9941': { label: 'RFC 9941', href: 'https://www.rfc-editor.org/info/rfc9941' },
  'rfc-9325': { label: 'RFC 9325', href: 'https://www.rfc-editor.org/info/rfc9325' },
  'rfc-8996': { label: 'RFC 8996', href: 'https://www.rfc-editor.org/info/rfc8996' },
  'rfc-7465': { label: 'RFC 7465', href: 'https://www.rfc-editor.org/info/rfc7465' },
  'rfc-6151': { label: 'RFC 6151', href: 'https://www.rfc-editor.org/info/rfc6151' },
  'rfc-9395': { label: 'RFC 9395', href: 'https://www.rfc-editor.org/info/rfc9395' },
  sweet32: { label: 'Sweet32 (2016)', href: 'https://sweet32.info/' },
  shattered: { label: 'Shattered (2017)', href: 'https://shattered.io/' },
  sike: { label: 'Castryck, Decru (2022)', href: 'https://eprint.iacr.org/2022/975' },
  rainbow: { label: 'Beullens (2022)', href: 'https://eprint.iacr.org/2022/214' },
  composite: {
    label: 'draft-ietf-lamps-pq-composite-sigs',
    href: 'https://datatracker.ietf.org/doc/draft-ietf-lamps-pq-composite-sigs/',
  },
} as const;

export type SourceId = keyof typeof sources;

/** One record for an algorithm, or for a family whose members share a verdict. */
export type Algorithm = {
  readonly id: string;
  /** What a suite’s cipher is called without the rest of the suite; others keep what the file calls them. */
  readonly name?: string;
  readonly job: Job;
  /** Of the algorithm by itself; its size, its job and what stands beside it may change it. */
  readonly verdict: Exclude<Verdict, 'unknown'>;
  /**
   * How files write it, in small letters, with each separator a hyphen. The first group is its size, its set or
   * its curve.
   */
  readonly written: RegExp;
  /** By object identifier: what it names, as `written` finds it. With a dot at its end, all that begin with it. */
  readonly oids?: Readonly<Record<string, string>>;
  readonly source: SourceId;
  /** What replaces it, by its job; algorithms are called the same in every language. */
  readonly next?: { readonly [Each in Job]?: string };
  /** Shorter keys, in bits, are broken or refused today. */
  readonly atLeast?: number;
};

/** An algorithm in a name. */
export type Found = {
  readonly algorithm: Algorithm;
  /** Its size, its set or its curve, if the name has it: "2048", "768", "p-256". */
  readonly detail: string;
  /** Its own part of the name, in small letters, with each separator a hyphen. */
  readonly text: string;
  /** What stands between it and the one before, with its separators. */
  readonly before: string;
};

/** Where an algorithm is in a plain name. */
export type Place = Omit<Found, 'before'> & { readonly at: number };

/** A name of letters only, which is no part of a longer word. */
export const word = (letters: string): RegExp => new RegExp(`(?<![a-z])(?:${letters})(?![a-z])`);

/** Object identifiers under an arc: `under('1.2.', { 3: 'name' })`. */
export const under = (
  arc: string,
  members: Readonly<Record<number | string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(members).map(([last, name]) => [arc + last, name]));

/** The same, numbered from `first`. */
export const counting = (
  arc: string,
  first: number,
  names: readonly string[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name, index) => [`${arc}${first + index}`, name]));
