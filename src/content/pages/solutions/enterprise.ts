import { whileSample } from '../../../config/sample.ts';
import { type ClaimId, marked } from '../../claims.ts';
import type { Argument } from '../argument.ts';

export const enterprise = {
  heading: 'A ledger outlasts the keys that sealed it',
  lede: 'Enterprises and financial institutions keep records longer than any algorithm has stayed fashionable. Migration is therefore a recurring cost, and the second time should be cheaper than the first.',
  sections: [
    {
      id: 'rewrap',
      heading: 'Forty terabytes, or eleven gigabytes',
      paragraphs: [
        'Ten million records of four megabytes each have ten million data keys. Encrypt them anew and every byte is read and written. Wrap the keys anew and each record costs one ML-KEM-768 ciphertext and a wrapped key: 1,088 + 40 bytes.',
      ],
    },
    {
      id: 'features',
      heading: 'Built around the cost of changing',
      paragraphs: [],
      points: [
        {
          term: 'Key inventory',
          text: 'Every key has an owner, an algorithm, a system and a retirement date. A key without an owner raises an alarm, because nobody will migrate it.',
        },
        {
          term: 'Wraps apart from data',
          text: 'What protects the key is stored beside the ciphertext, with the name of the algorithm. It can be replaced while the record is in use.',
        },
        {
          term: 'Transaction path',
          text: 'Signing stays in your hardware modules. The platform schedules, counts and records.',
        },
        {
          term: 'Separation of duties',
          text: 'The person who changes a policy cannot be the person who approves it, not even at night.',
        },
      ],
    },
    {
      id: 'queue',
      heading: 'Throughput says nothing about waiting',
      paragraphs: [
        `We print ${marked.transactions}. That is a sum over a cluster, and a payment waits in one queue.`,
        'With random arrivals a request spends 1\u00A0/\u00A0(1\u00A0−\u00A0ρ) service times in the system, where ρ is the load. Half loaded, it takes twice as long as on an idle machine; at 95%, twenty times. Encryption adds load, so it adds waiting out of all proportion when the machine was already busy.',
        'So measure ρ before and after, and buy for the hour when it peaks. A cluster sized for 70% at quarter close keeps a request near three service times. The same cluster at 90% keeps it near ten, with the same figure in the brochure.',
      ],
    },
    {
      id: 'figures',
      heading: 'Figures for the procurement file',
      paragraphs: [
        'They describe intent and contract, and a pilot on your own load is worth more than the whole list.',
      ],
    },
    {
      id: 'compliance',
      heading: 'What compliance staff can take from it',
      paragraphs: [],
      points: [
        {
          term: `${marked.gdpr} and ${marked.ccpa}`,
          status: 'Law',
          text: 'Deleting the wrap makes the record unreadable everywhere at once, backups included, and the log says when.',
        },
        {
          term: marked.hipaa,
          status: 'Law',
          text: 'Access records by person and purpose, kept for as long as your policy says.',
        },
        {
          term: marked.soc2,
          status: 'Audit report',
          text: 'Released under confidentiality. Check its period and its exceptions.',
        },
        {
          term: marked.iso,
          status: 'Certificate',
          text: 'Compare its scope with what you buy.',
        },
        {
          term: marked.fips,
          status: 'Module validation, historical',
          text: 'For the modules that hold root keys. Ask for 140-3 before you sign.',
        },
      ],
    },
    {
      id: 'recognition',
      heading: 'Recognition, for what it is worth',
      paragraphs: [
        `${whileSample('Sample awards, as invented as the bodies that give them.')} Reference calls count for more: enterprise demo requests are answered within 24 hours.`.trim(),
      ],
    },
  ],
  sources: [
    { label: 'NIST, FIPS 203 (ML-KEM)', href: 'https://csrc.nist.gov/pubs/fips/203/final' },
    {
      label: 'NIST SP 800-38F, Methods for key wrapping',
      href: 'https://csrc.nist.gov/pubs/sp/800/38/f/final',
    },
    {
      label: 'NIST CMVP, Programmatic transitions',
      href: 'https://csrc.nist.gov/Projects/cryptographic-module-validation-program/programmatic-transitions',
    },
  ],
  next: { label: 'Or book the free demo', to: '/free-demo' },
} as const satisfies Argument;

/** The two ways to change an algorithm under an archive, and what neither of them does. */
export const rewrap = {
  encrypt: { term: 'Encrypt anew', bytes: '40 TB', text: 'read, and 40 TB written' },
  wrap: { term: 'Wrap anew', bytes: '11.3 GB', text: 'written: 10,000,000 × 1,128 bytes' },
  scale: 'To scale the second line would be shorter than half a pixel. It is drawn as one.',
  limit:
    'Neither way reaches a copy that was already taken: it keeps its old wrap, and is as safe as that wrap is. That is why X, the years a record must stay secret, is counted from the day it was sent.',
} as const;

/** Under the figure of the queue. */
export const queueCaption =
  'Time in system against load for one server with random arrivals and service (M/M/1), in service times.';

/** Loads and what they feel like, beside the curve. */
export const loads = [
  { load: '50%', times: '2', meaning: 'Nobody notices the encryption.' },
  { load: '80%', times: '5', meaning: 'Batch jobs overlap and mornings are slow.' },
  { load: '90%', times: '10', meaning: 'A card terminal gives up.' },
  { load: '95%', times: '20', meaning: 'One more percent costs five more.' },
] as const;

/** Figures of the ledger that a procurement file asks for. */
export const procurementClaims = [
  'uptime-platform',
  'transactions',
  'daily-throughput',
  'customers',
  'support',
] as const satisfies readonly ClaimId[];
