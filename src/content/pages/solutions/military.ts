import { marked } from '../../claims.ts';
import { validationSummary } from '../../product/cryptography.ts';
import { authorizations } from '../../product/authorizations.ts';
import { cnsa2, defenseStrategy } from '../../product/world.ts';
import { grouped } from '../../../lib/text/format.ts';
import type { PageContent } from '../page-content.ts';
import type { Head } from '../../../routes.ts';

export const head: Head = {
  title: 'CNSA 2.0 for Military and Government',
  description:
    'Which algorithms and dates CNSA 2.0 sets, how messaging holds over contested links, where FIPS 140-3 stands, and how to request a classified demo.',
};

/** Levels of the example LMS tree. */
const treeHeight = 20;
const [lms, xmss] = cnsa2.firmware;
const [hss, xmssMt] = cnsa2.notAllowed;

export const military = {
  heading: 'CNSA 2.0 binds new acquisitions from January 2027',
  lede: 'Switch on a profile that allows CNSA 2.0 alone, keep messages moving over contested links, and hear the details on a channel you choose.',
  sections: [
    {
      id: 'suite',
      heading: 'CNSA 2.0 algorithms and near misses',
      lede: `What national security systems may use, and our setting for each. ${defenseStrategy.text}`,
    },
    {
      id: 'profile',
      heading: 'The CNSA 2.0 profile refuses everything else',
      lede: `Elsewhere our default is X25519 with ML-KEM-768, which this profile turns off. Releases, policy, routes and licenses are signed with ${cnsa2.signatures} too.`,
    },
    {
      id: 'firmware',
      heading: 'Firmware signing without key reuse',
      lede: `Each one-time key in an ${lms} or ${xmss} tree signs once. If one signs twice, an attacker may be able to forge a third image.`,
      points: [
        {
          term: 'How a device checks it',
          text: 'The public key is the root of a hash tree. A signature carries its one-time key and one sibling a level (ringed), and the device hashes up to the root.',
        },
        {
          term: 'Why backups are the risk',
          text: 'Restore yesterday’s state and a used key (crossed out) is fresh again. So SP 800-208 keeps the counter in hardware and doesn’t let the private key be exported.',
        },
        {
          term: 'What to plan for',
          text: `A tree of height ${treeHeight} signs ${grouped(2 ** treeHeight)} images. ${hss} and ${xmssMt}, which chain trees, aren’t allowed: a second module needs a tree of its own and devices that trust both roots. ${cnsa2.signatures} signs firmware too and keeps no state.`,
        },
      ],
    },
    { id: 'architecture', heading: 'Architecture for contested networks' },
    { id: 'missions', heading: 'Mission applications on real links' },
    {
      id: 'certifications',
      heading: 'Certifications and FIPS 140-3 status',
      lede: 'What each line proves for your system, and what we don’t have.',
    },
    {
      id: 'contact',
      heading: 'Request a classified demo safely',
      lede: 'Give your agency, role and a secure channel; leave out program names, sites and system details.',
      paragraphs: ['We brief you where you choose, with your cleared staff in the room.'],
    },
  ],
  sources: [
    {
      label: 'NSA, CNSA 2.0 FAQ (version 2.1, December 2024)',
      href: 'https://media.defense.gov/2022/Sep/07/2003071836/-1/-1/0/CSI_CNSA_2.0_FAQ_.PDF',
    },
    { label: defenseStrategy.label, href: defenseStrategy.href },
    {
      label: 'NIST SP 800-208, Stateful hash-based signatures',
      href: 'https://csrc.nist.gov/pubs/sp/800/208/final',
    },
    {
      label: 'RFC 8554, Leighton-Micali hash-based signatures',
      href: 'https://www.rfc-editor.org/rfc/rfc8554',
    },
    { label: 'NIST, FIPS 204 (ML-DSA)', href: 'https://csrc.nist.gov/pubs/fips/204/final' },
    {
      label: 'NIST CMVP, Programmatic transitions',
      href: 'https://csrc.nist.gov/Projects/cryptographic-module-validation-program/programmatic-transitions',
    },
    {
      label:
        'National Archives, Exemptions from automatic declassification (EO 13526, section 3.3)',
      href: 'https://www.archives.gov/declassification/iscap/auto-declass-exemptions.html',
    },
  ],
  next: { label: 'Send an unclassified question', to: '/contact' },
} as const satisfies PageContent;

export const militaryWords = {
  sealed: 'Write a sealed request',
  testimonials: 'Testimonials from program offices',
  ending: 'Plan your CNSA 2.0 migration',
} as const;

export const certifications = [
  {
    name: 'FIPS 140-3',
    kind: 'Module validation, current',
    text: `What new federal procurement needs. ${validationSummary}`,
  },
  {
    name: marked.fips,
    kind: 'Module validation, historical',
    text: 'All its certificates are historical after September 21, 2026. Don’t write it into a requirement.',
  },
  {
    name: marked.soc2,
    kind: 'Audit report',
    text: 'Covers what we host, which a closed network doesn’t use.',
  },
  {
    name: marked.iso,
    kind: 'Certificate',
    text: 'Covers how we manage our own security, which is not your enclave.',
  },
  ...authorizations,
] as const;

export const certificationHeads = ['Name', 'Kind', 'What it means for you'] as const;

export const voices = {
  quote: 'They told us which of their algorithms was outside the suite before we found it.',
  by: 'Program manager',
  from: 'Defense agency, acquisition',
  rating: 5,
  sample: true,
  others: [
    {
      quote: 'The exercise cut three of five links. Traffic slowed down and did what it should.',
      by: 'Communications officer',
      from: 'Maritime command, exercise',
      rating: 5,
      sample: true,
    },
    {
      quote: 'First question in the meeting was where our signing counter lives. We had no answer.',
      by: 'Firmware lead',
      from: 'Prime contractor, supply chain',
      rating: 5,
      sample: true,
    },
  ],
} as const;

export const firstMail = {
  title: 'new message',
  state: 'sample',
  heads: {
    subject: 'Subject',
    agency: 'Agency',
    role: 'Role',
    channel: 'Preferred secure channel',
  },
  agency: 'Maritime command',
  role: 'Program manager',
  channel: 'We’ll call to name one',
  parts: [
    'I would like a briefing about ',
    { hidden: 'a program name' },
    ' at ',
    { hidden: 'a site' },
    '.',
  ],
  foot: 'Two details removed before sending. They belong in the briefing.',
} as const;
