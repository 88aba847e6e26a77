import { brand } from '../../../config/brand.ts';
import { marked } from '../../claims.ts';
import { validationSummary } from '../../product/validation.ts';
import { cnsa2, objectSizes } from '../../product/world.ts';
import { grouped } from '../../../lib/text/format.ts';
import { cnsa2Deadlines, regimesCheckedOn } from '../../regimes.ts';
import type { PageContent } from '../page-content.ts';

/** Levels of the example LMS tree. */
const treeHeight = 20;
const [lms, xmss] = cnsa2.firmware;
const [hss, xmssMt] = cnsa2.notAllowed;

export const military = {
  heading: 'CNSA 2.0 binds new acquisitions from January 2027',
  lede: 'For military and government: a post-quantum profile that allows only CNSA 2.0, messaging over contested links, and briefings on your channel.',
  sections: [
    {
      id: 'suite',
      heading: 'CNSA 2.0 algorithms and near misses',
      lede: 'What national security systems may use, and our setting for each.',
    },
    {
      id: 'profile',
      heading: 'The CNSA 2.0 profile refuses everything else',
      lede: 'Elsewhere our default is X25519 with ML-KEM-768. On a national security system that’s wrong, so this profile turns it off.',
    },
    {
      id: 'firmware',
      heading: 'Firmware signing without key reuse',
      lede: `Each one-time key in an ${lms} or ${xmss} tree signs once. If one signs twice, an attacker may be able to forge a third image.`,
      points: [
        {
          term: 'How a device checks it',
          text: 'The public key is the root of a hash tree. A signature carries its one-time key and one sibling a level (ringed), and the device hashes its way up to the root.',
        },
        {
          term: 'Why backups are the risk',
          text: 'Restore yesterday’s state and a used key (crossed out) is fresh again. So SP 800-208 keeps the counter in hardware and doesn’t let the private key be exported.',
        },
        {
          term: 'What to plan for',
          text: `A tree of height ${treeHeight} signs ${grouped(2 ** treeHeight)} images. ${hss} and ${xmssMt}, which chain trees, aren’t allowed, so a second module needs a tree of its own and devices that trust both roots. ${cnsa2.signatures} signs firmware too and keeps no state.`,
        },
      ],
    },
    {
      id: 'architecture',
      heading: 'Architecture for contested networks',
    },
    {
      id: 'missions',
      heading: 'Mission applications on real links',
    },
    {
      id: 'certifications',
      heading: 'Certifications and FIPS 140-3 status',
      lede: 'What each line proves for your system. The authorization to operate is yours to grant, and we claim none.',
    },
    {
      id: 'contact',
      heading: 'Request a classified demo safely',
      lede: 'Give your agency, your role and a secure channel. Leave out program names, sites and system details.',
      paragraphs: [
        'We brief you where you choose, with your cleared staff in the room. The slides stay with you.',
      ],
    },
  ],
  sources: [
    {
      label: 'NSA, CNSA 2.0 FAQ (version 2.1, December 2024)',
      href: 'https://media.defense.gov/2022/Sep/07/2003071836/-1/-1/0/CSI_CNSA_2.0_FAQ_.PDF',
    },
    {
      label: 'NIST SP 800-208, Stateful hash-based signatures',
      href: 'https://csrc.nist.gov/pubs/sp/800/208/final',
    },
    {
      label: 'RFC 8554, Leighton-Micali hash-based signatures',
      href: 'https://www.rfc-editor.org/rfc/rfc8554',
    },
    {
      label: 'NIST, FIPS 204 (ML-DSA)',
      href: 'https://csrc.nist.gov/pubs/fips/204/final',
    },
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

/** Shown above every request on this page. */
export const noSecretsByMail =
  'E-mail is not for classified or controlled information. Say only that you want a briefing.';

const tones = ['attack', 'signal', 'data', 'series'] as const;

export const suiteDates = cnsa2Deadlines.map(({ day, shown, what }, index) => ({
  day,
  when: shown,
  text: `${what}.`,
  tone: tones[index] ?? 'series',
}));

/** From the FAQ's publication to the last date. */
export const sceneDays = {
  today: regimesCheckedOn,
  from: '2025-01-01',
  ends: suiteDates.map(({ day }) => day),
};

export const suiteRows = [
  {
    use: 'Key establishment',
    listed: cnsa2.keyEstablishment,
    misses: ['ML-KEM-768', 'X25519'],
    remark: 'The 1024 profile',
  },
  {
    use: 'Signatures',
    listed: cnsa2.signatures,
    misses: ['ML-DSA-65', 'SLH-DSA'],
    remark: 'Certificates from your own authority',
  },
  {
    use: 'Firmware signing',
    listed: `${lms}, ${xmss} or ${cnsa2.signatures}`,
    misses: [hss, xmssMt, 'SLH-DSA'],
    remark: `${lms} with ${cnsa2.lmsHash}, counter in your hardware module`,
  },
  {
    use: 'Encryption',
    listed: 'AES-256',
    misses: ['AES-128'],
    remark: 'Nothing to set: it’s all we use',
  },
  {
    use: 'Hash',
    listed: 'SHA-384 or SHA-512',
    misses: ['SHA-256'],
    remark: 'The SHA-384 profile',
  },
] as const;

export const suiteHeads = ['Use', 'In CNSA 2.0', 'Close, but not allowed', 'Our setting'] as const;

export const profile = {
  settings: [
    { name: 'Key establishment', setting: `${cnsa2.keyEstablishment} only`, on: true },
    { name: 'Signatures', setting: `${cnsa2.signatures} only`, on: true },
    { name: 'Hash', setting: 'SHA-384', on: true },
    { name: 'Firmware', setting: `${lms}, counter in HSM`, on: true },
    { name: 'Hybrid X25519MLKEM768', setting: 'default elsewhere', on: false },
  ],
  log: [
    { mark: '09:41:12', text: 'offer X25519MLKEM768' },
    { mark: '09:41:12', text: 'refused, not in profile', tone: 'attack' },
    { mark: '09:41:12', text: 'offer MLKEM1024' },
    { mark: '09:41:12', text: 'accepted', tone: 'ok' },
    { mark: '09:41:13', text: 'cert ML-DSA-65' },
    { mark: '09:41:13', text: 'refused, not in profile', tone: 'attack' },
    {
      mark: '09:41:13',
      text: `cert ML-DSA-87, ${grouped(objectSizes['ML-DSA-87'].output)} bytes`,
    },
    { mark: '09:41:13', text: 'accepted, session open', tone: 'ok' },
    { mark: '09:52:40', text: 'image radio-118, SLH-DSA' },
    { mark: '09:52:40', text: 'refused, not in profile', tone: 'attack' },
    { mark: '09:52:41', text: `image radio-118, ${lms}` },
    { mark: '09:52:41', text: 'accepted', tone: 'ok' },
  ],
} as const;

export const losses = [
  {
    lost: 'Headquarters is out of reach',
    kept: 'A node keeps its policy and keys and goes on deciding for as long as you allowed.',
    gone: 'New members wait until contact returns.',
  },
  {
    lost: 'The spectrum is contested',
    kept: `${brand.mesh.name} spreads fragments over the radios, fiber and leased lines that remain.`,
    gone: 'Capacity. Orders go first, imagery waits.',
  },
  {
    lost: 'A relay is captured',
    kept: 'It gives up fragments of ciphertext and one next hop: no key, no message.',
    gone: 'The fact that traffic passed there, and when.',
  },
  {
    lost: 'A partner leaves the coalition',
    kept: 'Each compartment has its own keys, so you close one and the others go on.',
    gone: 'What that partner had already read.',
  },
] as const;

export const lossHeads = ['What is lost', 'What holds', 'What’s gone'] as const;

/** Light to a geostationary satellite at 35,786 km and back, in milliseconds. */
const geostationaryHop = Math.round((2 * 35_786) / 299.792);
const signature = objectSizes['ML-DSA-87'].output;
const [reading, batch] = [64, 100];
const inBatch = Math.round(reading + signature / batch);

/** Lengths are relative to the longest in the row. */
export const missions = [
  {
    term: 'Command and control',
    limit: 'Limit: latency',
    bars: [
      { label: 'Our target, one continent', length: 50, value: marked['mesh-latency'] },
      {
        label: 'One satellite hop, light alone',
        length: geostationaryHop,
        value: `${geostationaryHop} ms`,
      },
    ],
    text: 'Over a geostationary satellite, physics sets the floor.',
  },
  {
    term: 'Sensor feeds',
    limit: 'Limit: bytes',
    bars: [
      { label: 'A reading', length: reading, value: `${reading} B` },
      {
        label: `Its ${cnsa2.signatures} signature`,
        length: signature,
        value: `${grouped(signature)} B`,
      },
      { label: `A reading in a signed batch of ${batch}`, length: inBatch, value: `${inBatch} B` },
    ],
    text: 'Sign readings in batches. You set the batch size.',
  },
  {
    term: 'Archives',
    limit: 'Limit: decades',
    bars: [
      { label: 'Automatic declassification', length: 25, value: '25 years' },
      { label: 'Exempted, as a rule up to', length: 50, value: '50 years' },
      { label: 'Sources and weapon designs, up to', length: 75, value: '75 years' },
    ],
    text: 'Executive Order 13526 sets these terms. An interagency panel can approve longer in single cases. Wraps are renewed on a schedule, and the ciphertext stays in place.',
  },
  {
    term: 'Coalition logistics',
    limit: 'Limit: trust',
    bars: [],
    text: 'Partners hold the keys of their own compartments. They need no account in another country’s directory.',
  },
] as const;

export const certifications = [
  {
    name: 'FIPS 140-3',
    kind: 'Module validation, current',
    text: `What new federal procurement needs. ${validationSummary}`,
  },
  {
    name: marked.fips,
    kind: 'Module validation, historical',
    text: 'All of its certificates are historical after September 21, 2026. Don’t write it into a requirement.',
  },
  {
    name: marked.soc2,
    kind: 'Audit report',
    text: 'Covers what we host, which a closed network doesn’t use.',
  },
  {
    name: marked.iso,
    kind: 'Certificate',
    text: 'Covers how we manage our own security, not your enclave.',
  },
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
