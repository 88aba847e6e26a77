import { ml_kem768 as mlKem } from '@noble/post-quantum/ml-kem.js';

import { nativeSubtle } from './kem.ts';
import type { Measured, Rival, Timing } from './measured.ts';

type Exchange<Pair, Sent> = {
  readonly make: () => Promise<Pair>;
  readonly send: (pair: Pair) => Promise<Sent>;
  readonly receive: (pair: Pair, sent: Sent) => Promise<unknown>;
  readonly sizes: (pair: Pair, sent: Sent) => Promise<{ publicKey: number; sent: number }>;
};

async function time<Pair, Sent>(
  rival: Rival,
  exchange: Exchange<Pair, Sent>,
  pause: Pause,
): Promise<Measured> {
  const now = () => performance.now();
  const clock = { now, tick: clockTick(now) };
  const make = await measure(exchange.make, clock, pause);
  const pair = await exchange.make();
  const send = await measure(() => exchange.send(pair), clock, pause);
  const sent = await exchange.send(pair);
  const receive = await measure(() => exchange.receive(pair, sent), clock, pause);
  const sizes = await exchange.sizes(pair, sent);
  return { rival, ...sizes, timings: { make, send, receive } };
}

const ml = { name: 'ML-KEM-768' };
const native: Exchange<CryptoKeyPair, ArrayBuffer> = {
  make: () => nativeSubtle().generateKey(ml, true, ['encapsulateBits', 'decapsulateBits']),
  send: async ({ publicKey }) => (await nativeSubtle().encapsulateBits(ml, publicKey)).ciphertext,
  receive: ({ privateKey }, sent) =>
    nativeSubtle().decapsulateBits(ml, privateKey, new Uint8Array(sent)),
  sizes: async ({ publicKey }, sent) => ({
    publicKey: (await nativeSubtle().exportKey('raw-public', publicKey)).byteLength,
    sent: sent.byteLength,
  }),
};

type NoblePair = ReturnType<typeof mlKem.keygen>;
const noble: Exchange<NoblePair, Uint8Array> = {
  make: async () => mlKem.keygen(),
  send: async ({ publicKey }) => mlKem.encapsulate(publicKey).cipherText,
  receive: async ({ secretKey }, sent) => mlKem.decapsulate(sent, secretKey),
  sizes: async ({ publicKey }, sent) => ({ publicKey: publicKey.length, sent: sent.length }),
};

const curve = { name: 'ECDH', namedCurve: 'P-256' };
const agree = (mine: CryptoKey, theirs: CryptoKey) =>
  crypto.subtle.deriveBits({ name: 'ECDH', public: theirs }, mine, 256);
/** The sender makes an ephemeral key pair and sends its public key. */
const p256: Exchange<CryptoKeyPair, CryptoKey> = {
  make: () => crypto.subtle.generateKey(curve, true, ['deriveBits']),
  send: async ({ publicKey }) => {
    const own = await crypto.subtle.generateKey(curve, true, ['deriveBits']);
    await agree(own.privateKey, publicKey);
    return own.publicKey;
  },
  receive: ({ privateKey }, sent) => agree(privateKey, sent),
  sizes: async ({ publicKey }, sent) => ({
    publicKey: (await crypto.subtle.exportKey('raw', publicKey)).byteLength,
    sent: (await crypto.subtle.exportKey('raw', sent)).byteLength,
  }),
};

const oaep = {
  name: 'RSA-OAEP',
  modulusLength: 4096,
  publicExponent: Uint8Array.of(1, 0, 1),
  hash: 'SHA-256',
};
/** The sender encrypts a random secret. */
const rsa4096: Exchange<CryptoKeyPair, ArrayBuffer> = {
  make: () => crypto.subtle.generateKey(oaep, true, ['encrypt', 'decrypt']),
  send: ({ publicKey }) =>
    crypto.subtle.encrypt(oaep, publicKey, crypto.getRandomValues(new Uint8Array(32))),
  receive: ({ privateKey }, sent) => crypto.subtle.decrypt(oaep, privateKey, sent),
  sizes: async ({ publicKey }, sent) => ({
    publicKey: (await crypto.subtle.exportKey('spki', publicKey)).byteLength,
    sent: sent.byteLength,
  }),
};

const measurements: Record<Rival, (pause: Pause) => Promise<Measured>> = {
  native: (pause) => time('native', native, pause),
  noble: (pause) => time('noble', noble, pause),
  p256: (pause) => time('p256', p256, pause),
  rsa4096: (pause) => time('rsa4096', rsa4096, pause),
};

/** Times key generation, sending and receiving. Takes seconds; for RSA-4096 on a phone, minutes. */
export const measureRival = (rival: Rival, pause: Pause): Promise<Measured> =>
  measurements[rival](pause);

/** How many runs there are, and after how many milliseconds there are enough. */
const [minRuns, maxRuns, budgetMs] = [5, 100, 1000];

/** Keeps the clock's error in a run within 5 percent. */
const ticksPerRun = 20;

const warmUpMs = 50;

/**
 * The clock's resolution, in its own unit. Browsers coarsen theirs on purpose.
 * @param now must advance
 */
export function clockTick(now: () => number): number {
  let smallest = Infinity;
  for (let steps = 0, last = now(); steps < 5;) {
    const next = now();
    if (next <= last) continue;
    smallest = Math.min(smallest, next - last);
    last = next;
    steps++;
  }
  return smallest;
}

type Clock = {
  /** In milliseconds. */
  readonly now: () => number;
  /** Resolution of `now`. */
  readonly tick: number;
};

/** Called between runs, which its time is no part of. It ends the measurement by throwing. */
export type Pause = () => Promise<void>;

/** Times an operation: warms up, then repeats runs of as many operations as the clock needs. */
export async function measure(
  operation: () => Promise<unknown>,
  { now, tick }: Clock,
  pause: Pause,
): Promise<Timing> {
  const timed = async (count: number) => {
    await pause();
    const begun = now();
    // In sequence: parallel runs would not give the time of one.
    for (let done = 0; done < count; done++) await operation();
    return now() - begun;
  };
  // JavaScript engines compile hot code, so the first calls are slower.
  const warm = now() + warmUpMs;
  do await operation();
  while (now() < warm);
  let batch = 1;
  while ((await timed(batch)) < ticksPerRun * tick) batch *= 2;
  const samples: number[] = [];
  const begun = now();
  while (samples.length < minRuns || (samples.length < maxRuns && now() - begun < budgetMs)) {
    samples.push((await timed(batch)) / batch);
  }
  return { batch, samples };
}
