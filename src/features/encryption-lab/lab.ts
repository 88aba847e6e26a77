import { createObservable, type Observable } from '../../lib/observable.ts';
import { type Bytes, differingBits, hexByte, joined, withFlips } from './bytes.ts';
import { type Box, nonceBytes } from './gcm.ts';
import type { KemName } from './kem.ts';
import {
  afterCapsule,
  afterPair,
  emptyLab,
  flipped,
  type LabState,
  type Part,
  unflipped,
} from './lab-state.ts';
import { rebuild, split } from './shamir.ts';
import type { Run } from './tasks.ts';
import { tell } from './tell.ts';

/** The longest message, in bytes of UTF-8: all of it is shown byte by byte. */
export const maxMessageBytes = 256;

export type Lab = Pick<Observable<LabState>, 'read' | 'subscribe'> & {
  readonly prepare: () => Promise<void>;
  readonly choose: (kem: KemName) => void;
  readonly makePair: () => Promise<void>;
  readonly encapsulate: () => Promise<void>;
  readonly encrypt: (text: string) => Promise<void>;
  readonly flip: (part: Part, place: number) => Promise<void>;
  readonly restore: () => Promise<void>;
  readonly splitSecret: () => Promise<void>;
  readonly chooseShare: (number: number, isChosen: boolean) => Promise<void>;
};

const random = (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length));

/** All bytes of a box in the order in which they travel. */
export const boxBytes = ({ nonce, ciphertext, tag }: Box): Bytes => joined(nonce, ciphertext, tag);

function withBoxFlips(box: Box, places: ReadonlySet<number>): Box {
  const all = withFlips(boxBytes(box), places);
  const [end, tagAt] = [all.length, nonceBytes + box.ciphertext.length];
  return {
    nonce: all.slice(0, nonceBytes),
    ciphertext: all.slice(nonceBytes, tagAt),
    tag: all.slice(tagAt, end),
  };
}

/**
 * The lab as a store: two parties, what travels between them, and what was done to it. Actions run one
 * after another; each first does what it needs and what was not done yet.
 * @param run where the work is done
 */
export function createLab(run: Run): Lab {
  const state = createObservable(emptyLab);
  const now = () => state.read();
  const set = (part: Partial<LabState>, ...lines: string[]) =>
    state.write({ ...now(), ...part, log: [...now().log, ...lines] });

  let last: Promise<void> = Promise.resolve();
  const inTurn = (action: () => Promise<void>): Promise<void> => {
    last = last.then(action).catch((error: unknown) => set({}, tell.failed(error)));
    return last;
  };

  async function pair() {
    const { kem } = now();
    const made = await run('makePair', kem);
    set({ ...afterPair, pair: made }, tell.pair(kem, made));
    return made;
  }

  async function capsule() {
    const { kem, pair: known } = now();
    const { publicKey } = known ?? (await pair());
    const made = await run('encapsulate', kem, publicKey);
    set({ ...afterCapsule, capsule: made }, tell.capsule(kem, made));
    return made;
  }

  /** The receiver opens what arrived. */
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
      message: box && (plain ? { text: new TextDecoder().decode(plain) } : ('refused' as const)),
    };
    set({ received }, tell.received(received, differing));
  }

  /** The shares or the choice of them changed: so does what they give. */
  async function withRebuilt(changed: Partial<Pick<LabState, 'shares' | 'chosen'>>) {
    const { shares, chosen } = { ...now(), ...changed };
    const used = (shares ?? []).filter(({ number }) => chosen.has(number));
    return { ...changed, rebuilt: await rebuild(used) };
  }

  return {
    read: state.read,
    subscribe: state.subscribe,
    prepare: () =>
      inTurn(async () => {
        if (now().support) return;
        const support = await run('support');
        set({ support, kem: support.nativeKem ? 'native' : 'noble' }, tell.support(support));
      }),
    choose: (kem) => set({ kem }, tell.chosen(kem)),
    makePair: () => inTurn(async () => void (await pair())),
    encapsulate: () =>
      inTurn(async () => {
        await capsule();
        await receive();
      }),
    encrypt: (text) =>
      inTurn(async () => {
        const { secret } = now().capsule ?? (await capsule());
        if (!now().support?.webCrypto) {
          set({}, tell.noWebCrypto);
          return receive();
        }
        const plain = new TextEncoder().encode(text);
        const box = await run('seal', secret, random(nonceBytes), plain);
        set({ box, ...unflipped }, tell.box(box));
        return receive();
      }),
    flip: (part, place) =>
      inTurn(async () => {
        const { capsule: sent, box } = now();
        const bytes = part === 'capsule' ? sent?.ciphertext : box && boxBytes(box);
        const byte = bytes?.[place];
        if (byte === undefined) return;
        const flips = flipped(now().flips, part, place);
        const isFlipped = flips[part].has(place);
        const [from, to] = isFlipped ? [byte, byte ^ 1] : [byte ^ 1, byte];
        set({ flips }, tell.flip(part, place, hexByte(from), hexByte(to)));
        await receive();
      }),
    restore: () =>
      inTurn(async () => {
        set(unflipped, tell.restored);
        await receive();
      }),
    splitSecret: () =>
      inTurn(async () => {
        const { secret } = now().capsule ?? (await capsule());
        set(await withRebuilt({ shares: await split(secret) }), tell.split);
      }),
    chooseShare: (number, isChosen) =>
      inTurn(async () => {
        const chosen = new Set(now().chosen);
        if (isChosen) chosen.add(number);
        else chosen.delete(number);
        const inOrder = [...chosen].toSorted((a, b) => a - b);
        set(await withRebuilt({ chosen }), tell.chosenShares(inOrder));
      }),
  };
}
