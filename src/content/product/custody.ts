import type { SiteHref } from '../../site-href.ts';

type Part = {
  readonly id: string;
  readonly part: string;
  readonly runs: string;
  readonly reads: string;
};

/** Every part that touches customer data. */
export const custody = [
  {
    id: 'client',
    part: 'Client library',
    runs: 'In your process',
    reads: 'Plaintext, which never leaves the process',
  },
  {
    id: 'gateway',
    part: 'Gateway (the HTTP API) and key service',
    runs: 'Always in an account or on hardware that you control',
    reads: 'Wraps and policy. Your keys never leave it.',
  },
  {
    id: 'relays',
    part: 'ParticleMesh relays',
    runs: 'Anywhere: ours, yours or leased',
    reads: 'Nothing. A relay passes on fragments of ciphertext and can see their timing.',
  },
  {
    id: 'storage',
    part: 'Storage',
    runs: 'Your buckets, or ours',
    reads: 'Ciphertext only',
  },
  {
    id: 'sandbox',
    part: 'Public sandbox',
    runs: 'On our servers',
    reads: 'Whatever you send it, so send synthetic data only',
  },
] as const satisfies readonly Part[];

/** The one scope of "zero-knowledge architecture". Pages that use the term link here. */
export const zeroKnowledge = {
  text: 'In production we hold no key. The public sandbox is the exception.',
  details: '/security#who-holds-what' satisfies SiteHref,
} as const;

export const plaintextPath = {
  library: 'With the client library, plaintext stays in your process.',
  http: 'If you call the HTTP API yourself, plaintext goes to your own gateway, in an account or on hardware that you control.',
} as const;
