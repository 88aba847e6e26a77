import { type Box, nonceBytes, tagBytes } from '../../lib/seal/aes-gcm.ts';
import { type Bytes, differingBits, hexByte, joined, withFlips } from '../../lib/seal/bytes.ts';
import { createObservable, type Observable } from '../../lib/observable.ts';
import type { KemName } from './kem.ts';
import {
  afterCapsule,
  afterPair,
  emptyLab,
  flipped,
  labMessages,
  type LabState,
  type PartInTransit,
  rebuild,
  split,
  unflipped,
} from './lab-state.ts';
import type { RunTask } from './tasks.ts';

/** In UTF-8. The lab shows every byte of the message. */
export const maxMessageBytes = 256;

export type Lab = Pick<Observable<LabState>, 'read' | 'subscribe'> & {
  readonly prepare: () => Promise<void>;
  readonly choose: (kem: KemName) => void;
  readonly makePair: () => Promise<void>;
  readonly encapsulate: () => Promise<void>;
  readonly encrypt: (text: string) => Promise<void>;
  readonly flip: (part: PartInTransit, place: number) => Promise<void>;
  readonly restore: () => Promise<void>;
  readonly splitSecret: () => Promise<void>;
  readonly chooseShare: (number: number, isChosen: boolean) => Promise<void>;
};

const random = (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length));

/** The bytes of a box in transit order. */
export const boxBytes = ({ nonce, ciphertext, tag }: Box): Bytes => joined(nonce, ciphertext, tag);

function withBoxFlips(box: Box, places: ReadonlySet<number>): Box {
  const all = withFlips(boxBytes(box), places);
  return {
    nonce: all.slice(0, nonceBytes),
    ciphertext: all.slice(nonceBytes, -tagBytes),
    tag: all.slice(-tagBytes),
  };
}

/**
 * The lab's store. Actions run one after another, and each runs missing steps first.
 * @param run runs the computations, usually in a worker
 */
export function createLab(run: RunTask): Lab {
  const state = createObservable(emptyLab);
  const now = () => state.read();
  const set = (part: Partial<LabState>, ...lines: string[]) =>
    state.write({ ...now(), ...part, log: [...now().log, ...lines] });

  let queue: Promise<void> = Promise.resolve();
  const enqueue = (action: () => Promise<void>): Promise<void> => {
    queue = queue.then(action).catch((error: unknown) => set({}, labMessages.failed(error)));
    return queue;
  };

  async function pair() {
    const { kem } = now();
    const made = await run('makePair', kem);
    set({ ...afterPair, pair: made }, labMessages.pair(kem, made));
    return made;
  }

  async function capsule() {
    const { kem, pair: known } = now();
    const { publicKey } = known ?? (await pair());
    const made = await run('encapsulate', kem, publicKey);
    set({ ...afterCapsule, capsule: made }, labMessages.capsule(kem, made));
    return made;
  }

  async function receive() {
    const { kem, pair: keys, capsule: sent, box, flips } = now();
    if (!keys || !sent) return;
    const arrived = withFlips(sent.ciphertext, flips.capsule);
    const secret = await run('decapsulate', kem, arrived, keys.seed);
    const plain = box && (await run('open', secret, withBoxFlips(box, flips.box)));
    const differing = differingBits(secret, sent.secret);
    const received = {
      secret,
      sameSecret: differing === 0,
      message:
        box &&
        (plain
          ? { text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(plain) }
          : ('refused' as const)),
    };
    set({ received }, labMessages.received(received, differing));
  }

  async function withRebuilt(changed: Partial<Pick<LabState, 'shares' | 'chosen'>>) {
    const { shares, chosen } = { ...now(), ...changed };
    const used = (shares ?? []).filter(({ number }) => chosen.has(number));
    return { ...changed, rebuilt: await rebuild(used) };
  }

  return {
    read: state.read,
    subscribe: state.subscribe,
    prepare: () =>
      enqueue(async () => {
        if (now().support) return;
        const support = await run('support');
        set({ support, kem: support.nativeKem ? 'native' : 'noble' }, labMessages.support(support));
      }),
    choose: (kem) => set({ kem }, labMessages.chosen(kem)),
    makePair: () => enqueue(async () => void (await pair())),
    encapsulate: () =>
      enqueue(async () => {
        await capsule();
        await receive();
      }),
    encrypt: (text) =>
      enqueue(async () => {
        const { secret } = now().capsule ?? (await capsule());
        if (!now().support?.webCrypto) {
          set({}, labMessages.noWebCrypto);
          return receive();
        }
        const plain = new TextEncoder().encode(text);
        const box = await run('seal', secret, random(nonceBytes), plain);
        set({ box, ...unflipped }, labMessages.box(box));
        return receive();
      }),
    flip: (part, place) =>
      enqueue(async () => {
        const { capsule: sent, box } = now();
        const bytes = part === 'capsule' ? sent?.ciphertext : box && boxBytes(box);
        const byte = bytes?.[place];
        if (byte === undefined) return;
        const flips = flipped(now().flips, part, place);
        const isFlipped = flips[part].has(place);
        const [from, to] = isFlipped ? [byte, byte ^ 1] : [byte ^ 1, byte];
        set({ flips }, labMessages.flip(part, place, hexByte(from), hexByte(to)));
        await receive();
      }),
    restore: () =>
      enqueue(async () => {
        set(unflipped, labMessages.restored);
        await receive();
      }),
    splitSecret: () =>
      enqueue(async () => {
        const { secret } = now().capsule ?? (await capsule());
        set(await withRebuilt({ shares: await split(secret) }), labMessages.split);
      }),
    chooseShare: (number, isChosen) =>
      enqueue(async () => {
        const chosen = new Set(now().chosen);
        if (isChosen) chosen.add(number);
        else chosen.delete(number);
        const inOrder = [...chosen].toSorted((a, b) => a - b);
        set(await withRebuilt({ chosen }), labMessages.chosenShares(inOrder));
      }),
  };
}
