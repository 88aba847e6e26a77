import type { Timing } from './measure.ts';

/** The schemes compared: each gives two parties a shared 256-bit secret. */
export const rivals = ['native', 'noble', 'p256', 'rsa4096'] as const;
export type Rival = (typeof rivals)[number];

export const operations = ['make', 'send', 'receive'] as const;
export type Operation = (typeof operations)[number];

export type Measured = {
  readonly rival: Rival;
  /** Length in bytes as exported: raw for ML-KEM and P-256, SPKI for RSA. */
  readonly publicKey: number;
  /** Length in bytes of the sender's message. */
  readonly sent: number;
  readonly timings: Readonly<Record<Operation, Timing>>;
};
