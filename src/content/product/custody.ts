import type { Sample } from '../../config/sample.ts';
import { listed } from '../../lib/text/format.ts';
import { brand } from '../../config/brand.ts';
import type { SiteHref } from '../../site-href.ts';

type Part = Sample & {
  readonly id: string;
  readonly part: string;
  readonly hostedBy: string;
  readonly operatedBy: string;
  readonly reads: string;
};

/** Column heads of every table of custody. */
export const custodyColumns = ['Part', 'Hosted by', 'Operated by', 'Can read'] as const;

/** Every part that touches customer data, or commands one that does. */
export const custody = [
  {
    sample: true,
    id: 'client',
    part: 'Client library',
    hostedBy: 'You',
    operatedBy: 'You',
    reads: 'Plaintext, which never leaves your process',
  },
  {
    sample: true,
    id: 'gateway',
    part: 'Gateway (the HTTP API)',
    hostedBy: 'You: your cloud account or your hardware, always',
    operatedBy: 'You. We help by release, runbook and, if you invite us, a recorded session.',
    reads: 'Plaintext in memory, for callers of the HTTP API',
  },
  {
    sample: true,
    id: 'key-service',
    part: 'Key service',
    hostedBy: 'You: your cloud account or your hardware, always',
    operatedBy: 'You, with the same help',
    reads: 'Wraps and policy. Your keys never leave it.',
  },
  {
    sample: true,
    id: 'control-plane',
    part: 'Control plane',
    hostedBy: 'Us',
    operatedBy: 'Us',
    reads:
      'Releases, route directory, signed policy bundles, fleet health, licenses. No key, no plaintext, no ciphertext.',
  },
  {
    sample: true,
    id: 'relays',
    part: `${brand.mesh.name} relays`,
    hostedBy: 'Us, you or a leasing host',
    operatedBy: 'Each host its own',
    reads: 'Fragments of ciphertext, and their timing',
  },
  {
    sample: true,
    id: 'storage',
    part: 'Storage',
    hostedBy: 'You, or us',
    operatedBy: 'Each host its own',
    reads: 'Ciphertext',
  },
  {
    sample: true,
    id: 'sandbox',
    part: 'Public sandbox',
    hostedBy: 'Us',
    operatedBy: 'Us',
    reads: 'What you send it, so send synthetic data only',
  },
] as const satisfies readonly Part[];

/** Rows for a table with `custodyColumns`. */
export const custodyRows = custody.map(
  ({ part, hostedBy, operatedBy, reads }) => [part, hostedBy, operatedBy, reads] as const,
);

/** The parts that we alone host and operate: all that our own audit reports can cover. */
export const auditScope = listed(
  custody
    .filter(({ hostedBy, operatedBy }) => hostedBy === 'Us' && operatedBy === 'Us')
    .map(({ part }) => part.toLowerCase()),
);

/** Where the data plane runs. Every text that says where keys are uses it. */
export const dataPlane = {
  text: 'The gateway and the key service always run in your cloud account or on your hardware, and your team operates them.',
  help: 'Our engineers help by release, by runbook and, if you invite them, in a recorded session.',
} as const;

export const controlPlane = {
  text: 'Our control plane distributes releases, routes, signed policy and licenses. It holds no key, no plaintext and no ciphertext.',
} as const;

/** The one scope of "zero-knowledge architecture". Pages that use the term link here. */
export const zeroKnowledge = {
  text: 'In production we hold no key. The public sandbox is the exception.',
  details: '/security#who-holds-what' satisfies SiteHref,
} as const;

export const plaintextPath = {
  library: 'With the client library, plaintext stays in your process.',
  http: 'If you call the HTTP API, your own gateway sees plaintext in memory, in your cloud account or on your hardware.',
} as const;

/** The answer to "Which sub-processors?", on every page that asks it. */
export const subProcessors =
  'For customers’ data we have no sub-processors, because no key and no plaintext reaches us in production. If your order uses our storage or leased relays, it names their hosts, which hold ciphertext only.' as const;
