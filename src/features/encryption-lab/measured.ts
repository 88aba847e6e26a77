import type { Timing } from './measure.ts';

/** What is timed beside each other: ways for two parties to come to a common 256-bit secret. */
export const rivals = ['native', 'noble', 'p256', 'rsa4096'] as const;
export type Rival = (typeof rivals)[number];

export const operations = ['make', 'send', 'receive'] as const;
export type Operation = (typeof operations)[number];

export type Measured = {
  readonly rival: Rival;
  /** In bytes, as exported: raw for ML-KEM and P-256, SPKI for RSA. */
  readonly publicKey: number;
  /** What the sender sends, in bytes. */
  readonly sent: number;
  readonly timings: Readonly<Record<Operation, Timing>>;
};
