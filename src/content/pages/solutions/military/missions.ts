import { brand } from '../../../../config/brand.ts';
import { grouped } from '../../../../lib/text/format.ts';
import { marked } from '../../../claims.ts';
import { cnsa2, objectSizes } from '../../../product/world.ts';

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
    kept: 'Each compartment has its own keys: you close one and the others go on.',
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
    text: 'You sign readings in batches, whose size you set.',
  },
  {
    term: 'Archives',
    limit: 'Limit: decades',
    bars: [
      { label: 'Automatic declassification', length: 25, value: '25 years' },
      { label: 'Exempted, as a rule up to', length: 50, value: '50 years' },
      { label: 'Sources and weapon designs, up to', length: 75, value: '75 years' },
    ],
    text: 'Executive Order 13526 sets these terms, and an interagency panel can approve longer ones in single cases. Wraps are renewed on a schedule, and the ciphertext stays in place.',
  },
  {
    term: 'Coalition logistics',
    limit: 'Limit: trust',
    bars: [],
    text: 'Partners hold the keys of their own compartments and need no account in another country’s directory.',
  },
] as const;
