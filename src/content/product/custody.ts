import { each } from '../../lib/records.ts';
import { fill } from '../../lib/text/fill.ts';
import { capitalized, listOf } from '../../lib/text/grammar.ts';
import { brand } from '../../config/brand.ts';
import { hostsOf, type CustodyPart, rowsOf } from './custody-parts.ts';
import type { SiteHref } from '../../routes.ts';

/** Column heads of every table of custody. */
export const custodyColumns = ['Part', 'Hosted by', 'Operated by', 'Can read'] as const;

/** All that the control plane can read, and how long it keeps each. */
export const controlPlaneHolds = [
  { what: 'releases', kept: 'As long as we patch them' },
  { what: 'the route directory', kept: 'Until the next one' },
  { what: 'the policy you signed', kept: 'Until the next one' },
  { what: 'fleet health', kept: '13 months' },
  { what: 'counts of use', kept: '13 months' },
  {
    what: 'licenses with the names and addresses of your contacts',
    kept: 'The contract, and 30 days',
  },
] as const;

/** Every part that touches customer data, or commands one that does. */
export const custody = [
  {
    sample: true,
    id: 'client',
    part: 'Client library',
    host: 'customer',
    hostedBy: 'You',
    operatedBy: 'You',
    reads: 'Plaintext and the data keys of open records, in its memory',
  },
  {
    sample: true,
    id: 'gateway',
    part: 'Gateway (the HTTP API)',
    host: 'customer',
    hostedBy: 'You: your cloud account or your hardware, always',
    operatedBy: 'You. We help by release, runbook and, if you invite us, a recorded session.',
    reads: 'Plaintext in memory, for callers of the HTTP API',
  },
  {
    sample: true,
    id: 'key-service',
    part: 'Key service',
    host: 'customer',
    hostedBy: 'You: your cloud account or your hardware, always',
    operatedBy: 'You, with the same help',
    reads:
      'Wraps, policy, and data keys as it opens them. Wrapping keys never leave it, except in an export that you order.',
  },
  {
    sample: true,
    id: 'control-plane',
    part: 'Control plane',
    host: 'us',
    hostedBy: 'Us',
    operatedBy: 'Us',
    reads: `${capitalized(listOf(each(controlPlaneHolds, 'what')))}. None of your keys, no plaintext, no ciphertext.`,
  },
  {
    sample: true,
    id: 'relays',
    part: `${brand.mesh.name} relays`,
    inSentence: `${brand.mesh.name} relays`,
    host: 'as-ordered',
    hostedBy: 'Us, you or a provider we lease from',
    operatedBy: 'Its host',
    reads: 'Headers, fragments of ciphertext, and their timing',
  },
  {
    sample: true,
    id: 'storage',
    part: 'Storage',
    host: 'as-ordered',
    hostedBy: 'You, or us',
    operatedBy: 'Its host',
    reads: 'Ciphertext',
  },
  {
    sample: true,
    id: 'sandbox',
    part: 'Public sandbox',
    host: 'us',
    hostedBy: 'Us',
    operatedBy: 'Us',
    reads: 'What you send it: synthetic data only, please',
  },
] as const satisfies readonly CustodyPart[];

/** Rows for a table with `custodyColumns`. */
export const custodyRows = rowsOf(custody);

/** All that our own audit reports can cover: what we host, and what an order can have us host. */
export const auditScope = fill(
  '{ours}, and where your order has us host them, {ordered}',
  hostsOf(custody),
);

/** Which keys move, and where to. */
export const keyPath =
  'Wrapping keys never leave the key service, except in an export that you order under your own keys. A data key goes to the client that opens the record and lives in its memory.' as const;

/** The one way in which plaintext leaves machines that you run. */
export const plaintextScope =
  'Plaintext stays on machines you run, except what you choose to send to a model: identifiers are replaced, and its provider can read the rest.' as const;

/** Where the data plane runs. Every text that says where keys are uses it. */
export const dataPlane = {
  text: 'The gateway and the key service always run in your cloud account or on your hardware, and your team operates them.',
  help: 'Our engineers help by release, by runbook and, if you invite them, in a recorded session.',
} as const;

export const controlPlane = {
  text: 'Our control plane distributes releases, routes, licenses and the policy you signed. It holds none of your keys, no plaintext and no ciphertext.',
} as const;

/** The one scope of "zero-knowledge architecture". Pages that use the term link here. */
export const zeroKnowledge = {
  text: 'In production we hold none of your keys; the public sandbox is the one place where we do.',
  details: '/security#who-holds-what' satisfies SiteHref,
} as const;

export const plaintextPath = {
  library: 'With the client library, plaintext stays in your process.',
  http: 'If you call the HTTP API, your own gateway sees plaintext in memory, in your cloud account or on your hardware.',
} as const;

/** The answer to "Which sub-processors?", on every page that asks it. */
export const subProcessors =
  'We use no sub-processors for customers’ data, unless your order includes our storage or leased relays. Then it names their hosts, which hold ciphertext only.' as const;
