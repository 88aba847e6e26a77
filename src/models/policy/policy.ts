import { keysOf } from '../../lib/records.ts';

/** A request's attributes besides its time, with all their values. */
export const attributes = {
  role: ['analyst', 'administrator', 'contractor', 'auditor'],
  resource: ['trading-archive', 'customer-records', 'build-server', 'handbook'],
  device: ['managed', 'unencrypted', 'unpatched', 'unknown'],
  place: ['office', 'home', 'abroad'],
} as const;

export type Attribute = keyof typeof attributes;
export const attributeNames = keysOf(attributes);

/** What an attribute can be. */
export type AttributeValue = (typeof attributes)[Attribute][number];

/** HH:MM; `to` is exclusive. Runs past midnight if `to` is earlier than `from`. */
export type Hours = { readonly from: string; readonly to: string };

export type Effect = 'allow' | 'deny';

/** Every listed condition must hold; an attribute that is not listed may have any value. */
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

export type AccessAttempt = { readonly [Name in Attribute]: (typeof attributes)[Name][number] } & {
  /** HH:MM, 24 hours. */
  readonly time: string;
};
