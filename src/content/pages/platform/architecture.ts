import { brand } from '../../../config/brand.ts';
import { grouped, threeDigits } from '../../../lib/text/format.ts';
import { marked } from '../../claims.ts';
import { contractTerm } from '../../product/contract.ts';
import { logHead } from '../../product/evidence.ts';
import { downtimeMinutes } from '../../../lib/time/downtime.ts';
import { controlPlaneOutage } from '../../product/availability.ts';
import { deployment } from '../../product/deployment.ts';
import { dataPlane, plaintextScope, zeroKnowledge } from '../../product/custody.ts';
import { interfaces } from '../../product/offer.ts';
import { observers } from '../../product/splitting.ts';
import { agility, rewrapping, rotation, wrapBytes, wrapKinds } from '../../product/wrap.ts';
import type { PageContent } from '../page-content.ts';
import type { Head } from '../../../routes.ts';

export const head: Head = {
  title: 'Platform architecture and specifications',
  description:
    'See what each of five layers can read, what a breach yields, how algorithms change, and how each figure is defined.',
};

/** Downtime that a share of uptime allows. */
const minutes = (percent: number, period: 'month' | 'year') =>
  `${threeDigits(downtimeMinutes(percent, period))} minutes`;

export const architecture = {
  heading: 'Platform architecture that limits a breach',
  lede: 'You hold the keys, and our control plane has none. No layer has both keys and stored data, and only the interfaces, on machines you run, see plaintext.',
  sections: [
    {
      id: 'layers',
      heading: 'Layered architecture overview',
      lede: plaintextScope,
      paragraphs: [observers.accessLine],
    },
    {
      id: 'footprint',
      heading: 'What you deploy, and who runs it',
      lede: `${dataPlane.text} A first installation is ${marked.footprint}, and your team needs about ${marked.effort} it.`,
      points: deployment,
    },
    {
      id: 'separation',
      heading: 'Keep key management apart from data',
      lede: `An administrator of both could read, so each needs administrators of its own. ${logHead}`,
    },
    {
      id: 'agility',
      heading: 'Change algorithms without rewriting files',
      paragraphs: [
        agility.text,
        `${rotation} Re-wrapping ${rewrapping.recordsInWords} records writes ${rewrapping.written}, at ${marked['rewrap-rate']}. ${wrapKinds.carried}`,
      ],
    },
    {
      id: 'specifications',
      heading: 'Performance and technical specifications',
      points: [
        {
          term: 'Control plane',
          text: `We promise a ${marked['uptime-platform']}, which allows ${minutes(99.99, 'month')} of downtime a month. ${contractTerm('credits')} ${controlPlaneOutage}`,
        },
        {
          term: 'Key service',
          text: `You run it, on three nodes at two sites. If one fails, another answers in ${marked['node-failover']}; after a total loss it recovers in ${marked.recovery}. ${marked['uptime-products']} is the layout’s design figure: ${minutes(99.999, 'year')} a year.`,
        },
        {
          term: 'Data plane',
          text: `${marked['daily-throughput']}, all customers together, with ${marked.nodes} that hold ciphertext and no key.`,
        },
      ],
    },
    {
      id: 'claims',
      heading: 'Every claim with its scope and definition',
      lede: 'A dagger beside a number leads to its row.',
    },
    {
      id: 'review',
      heading: 'What a technical architecture review settles',
      lede: 'Our engineers read your diagram and answer in writing. Write first, and we send an upload link: e-mail isn’t protected.',
      points: [
        { term: 'Where plaintext exists', text: 'We mark it in each process of your diagram.' },
        {
          term: 'Who can open too much',
          text: 'We check keys and data against your administrators, and name who has both.',
        },
        {
          term: 'What won’t fit',
          text: 'We name links, devices and deadlines that need another plan.',
        },
      ],
    },
  ],
  sources: [
    {
      label: 'NIST FIPS 203, ML-KEM: sizes of ciphertexts',
      href: 'https://csrc.nist.gov/pubs/fips/203/final',
    },
    {
      label: 'NIST SP 800-38D, Galois/Counter Mode: nonce and tag',
      href: 'https://csrc.nist.gov/pubs/sp/800/38/d/final',
    },
  ],
  next: { label: 'Plan it as an IT leader', to: '/solutions/it-leaders' },
} as const satisfies PageContent;

/** From the top layer down. */
export const platformLayers = {
  sees: 'It sees',
  blind: 'It can’t see',
  breach: 'A breach yields',
  rows: [
    {
      id: 'interfaces',
      term: 'Interfaces',
      what: interfaces,
      sees: 'Plaintext and the data keys of open records',
      blind: 'Other customers, and records it didn’t open',
      breach: 'What its callers send meanwhile; nothing is stored.',
    },
    {
      id: 'policy',
      term: 'Policy and identity',
      what: 'Who may ask for which key',
      sees: 'Names, devices, rules',
      blind: 'Content and keys',
      breach: 'The power to deny. To grant takes your policy key, which isn’t here.',
    },
    {
      id: 'keys',
      term: 'Key management',
      what: 'Wrapping, rotation, retirement',
      sees: 'Wraps, policy, and data keys as it opens them',
      blind: 'Stored objects',
      breach: 'Keys, but none of the data they open',
    },
    {
      id: 'data-plane',
      term: 'Data plane',
      what: 'Objects, blocks, caches',
      sees: 'AES-256 ciphertext, sizes and dates',
      blind: 'Keys, and who asked',
      breach: 'Ciphertext, and the chance to delete it, which a copy elsewhere undoes.',
    },
    {
      id: 'transport',
      term: 'Transport',
      what: `${brand.mesh.name} over cloud, on-premises and edge links`,
      sees: 'Its own fragments and headers',
      blind: 'Plaintext, and fragments on other routes',
      breach: 'Fragments, useless without the key, and traffic to count',
    },
  ],
} as const;

export const storedObject = {
  wrap: {
    term: `Key wrap, ${grouped(wrapBytes)} bytes`,
    detail: 'Rewritten when an algorithm changes',
  },
  content: {
    term: 'Content',
    detail: 'Stays where it is',
    seal: 'nonce and tag',
    /** For comparison; size in bytes. */
    sample: { name: '1 MB file', bytes: 1_000_000 },
    goesOn: 'goes on',
    note: 'To scale, its bar would be {times} times as long.',
  },
} as const;

export const architectureWords = {
  review: 'Request Technical Architecture Review',
  specifications: 'Download Technical Specifications',
  readout: 'Each layer exposes only what it can read.',
  custody: { label: 'Who holds what', to: zeroKnowledge.details },
  install: { label: 'Machines and hours', to: '/products-solutions#footprint' },
  evidence: { label: 'Download the evidence', to: '/security#evidence' },
  ending: 'Have your architecture reviewed',
} as const;
