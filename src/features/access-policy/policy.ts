/** What is known of a request apart from the time, with every value an example policy may name. */
export const attributes = {
  role: ['analyst', 'administrator', 'contractor', 'auditor'],
  resource: ['trading-archive', 'customer-records', 'build-server', 'handbook'],
  device: ['managed', 'unencrypted', 'unpatched', 'unknown'],
  place: ['office', 'home', 'abroad'],
} as const;

export type Attribute = keyof typeof attributes;
export const attributeNames = Object.keys(attributes) as readonly Attribute[];

/** From its beginning up to, not including, its end; past midnight where the end is earlier. */
export type Hours = { readonly from: string; readonly to: string };

export type Effect = 'allow' | 'deny';

/** All that is named must hold. What is not named does not matter. */
export type Conditions = Readonly<Partial<Record<Attribute, readonly string[]>>> & {
  readonly hours?: Hours;
};

export type Rule = {
  readonly id: string;
  readonly effect: Effect;
  readonly why?: string;
  readonly when: Conditions;
};

export type Policy = { readonly rules: readonly Rule[] };

export type AccessRequest = Readonly<Record<Attribute, string>> & {
  /** HH:MM, 24 hours. */
  readonly time: string;
};
