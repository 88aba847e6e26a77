import { sampleNames } from '../../config/sample-names.ts';

/** The public sandbox, the only place where we can read what is sent. */
export const sandbox = {
  sample: true,
  address: sampleNames.API,
  retentionHours: 24,
  /** Shown on every page with the sandbox, above the first example. */
  notice:
    'Send the public sandbox synthetic data only, because it runs on our servers. Keys and data are discarded after 24 hours.',
  /** Said once, at the top of the reference. */
  interface:
    'These examples show the sandbox’s interface. Build on the response field encrypted_data; the others may change until your order fixes them.',
  limit: '100K calls a month are free.',
  rate: 'It takes 10 calls a second for each key, then answers 429, while your own gateway has no limit of ours.',
  sla: 'The free tier is the sandbox and has no SLA.',
} as const;
