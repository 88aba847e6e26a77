import { grouped } from '../../../../lib/text/format.ts';
import { cnsa2, objectSizes } from '../../../product/world.ts';
import { cnsa2Deadlines, regimesCheckedOn } from '../../../regimes.ts';

const [lms, xmss] = cnsa2.firmware;
const [hss, xmssMt] = cnsa2.notAllowed;
const tones = ['attack', 'signal', 'data', 'series'] as const;

export const suiteDates = cnsa2Deadlines.map(({ day, shown, what }, index) => ({
  day,
  when: shown,
  text: `${what}.`,
  tone: tones[index] ?? 'series',
}));

/** The readout of the scene. */
export const daysLeftWords = '{days} days were left for new acquisitions on {date}.';

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
  { use: 'Hash', listed: 'SHA-384 or SHA-512', misses: ['SHA-256'], remark: 'The SHA-384 profile' },
] as const;

export const suiteHeads = ['Use', 'In CNSA 2.0', 'Close, but not allowed', 'Our setting'] as const;

export const profile = {
  settingsHead: { title: 'policy / algorithms', state: 'profile cnsa-2.0' },
  logHead: { title: 'log / relay 07', state: 'sample' },
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
      text: `cert ML-DSA-87, signature ${grouped(objectSizes['ML-DSA-87'].output)} bytes`,
    },
    { mark: '09:41:13', text: 'accepted, session open', tone: 'ok' },
    { mark: '09:52:40', text: 'image radio-118, SLH-DSA' },
    { mark: '09:52:40', text: 'refused, not in profile', tone: 'attack' },
    { mark: '09:52:41', text: `image radio-118, ${lms}` },
    { mark: '09:52:41', text: 'accepted', tone: 'ok' },
  ],
} as const;
