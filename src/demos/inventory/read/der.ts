import { type BaseBlock, BaseStringBlock, Constructed, fromBER, ObjectIdentifier } from 'asn1js';

import { textOfValue } from './values.ts';

/** A value of ASN.1, in any encoding. */
export type Value = BaseBlock;

/** A bundle in PKCS #7 may have thousands of certificates. */
const limits = { maxDepth: 64, maxNodes: 2_000_000, parseEmbedded: false, copyInput: false };

/**
 * Decodes BER or DER (X.690).
 * @param hasMore whether more bytes may follow
 * @returns undefined for anything else, and if bytes are left over
 */
export function decode(bytes: Uint8Array<ArrayBuffer>, hasMore = false): Value | undefined {
  try {
    const { offset, result } = fromBER(bytes, { ...limits, maxContentLength: bytes.length });
    return (hasMore || offset === bytes.length) && result.error === '' ? result : undefined;
  } catch {
    return undefined;
  }
}

/** The values inside a sequence, a set or a tag; none in a single value. */
export const insideOf = (value: Value | undefined): readonly Value[] =>
  value instanceof Constructed ? value.valueBlock.value : [];

/** The tag that a context gives a value, or −1. */
export const tagOf = (value: Value | undefined): number =>
  value?.idBlock.tagClass === 3 ? value.idBlock.tagNumber : -1;

/** The universal tag (X.680, 8.4), or −1. */
export const typeOf = (value: Value | undefined): number =>
  value?.idBlock.tagClass === 1 ? value.idBlock.tagNumber : -1;

export const types = {
  boolean: 1,
  integer: 2,
  bits: 3,
  octets: 4,
  sequence: 16,
  generalizedTime: 24,
} as const;

/** An object identifier in dotted form; empty if it is something else. */
export const oidOf = (value: Value | undefined): string =>
  value instanceof ObjectIdentifier ? value.getValue() : '';

/** The contents of a single value, without its tag and length. */
export const bytesOf = (value: Value | undefined): Uint8Array<ArrayBuffer> => {
  const block = value?.valueBlock as { valueHexView?: Uint8Array<ArrayBuffer> } | undefined;
  return block?.valueHexView ?? new Uint8Array();
};

/** What an octet string or a bit string holds, if that is ASN.1 again. */
export const inside = (value: Value | undefined): Value | undefined => decode(bytesOf(value));

/** A text, whatever kind of string it is. */
export const stringOf = (value: Value | undefined): string =>
  value instanceof BaseStringBlock ? textOfValue(value.getValue()) : '';

/** The length of an unsigned integer in bits, from its bytes. */
export function bitsIn(bytes: Uint8Array): number {
  const first = bytes.findIndex((byte) => byte !== 0);
  const top = bytes[first];
  return top === undefined ? 0 : (bytes.length - first) * 8 - Math.clz32(top) + 24;
}

export const bitLength = (value: Value | undefined): number => bitsIn(bytesOf(value));
