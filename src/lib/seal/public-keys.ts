import * as v from 'valibot';

import { fromBase64Url } from '../base64.ts';
import type { IsoDay } from '../dates.ts';
import { keyIdOf } from './key-id.ts';

const publicKey = (algorithm: string, length: number) =>
  v.pipe(
    v.object({
      id: v.string(),
      algorithm: v.literal(algorithm),
      created: v.custom<IsoDay>((day) => typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day)),
      publicKey: v.string(),
    }),
    v.transform(({ publicKey, ...key }) => ({ ...key, bytes: fromBase64Url(publicKey) })),
    v.check(
      ({ id, bytes }) => bytes?.length === length && keyIdOf(bytes) === id,
      'A public key has the wrong length or the wrong id.',
    ),
    v.transform(({ bytes, ...key }) => ({ ...key, bytes: bytes ?? new Uint8Array() })),
  );

const schema = v.object({
  version: v.literal(1),
  /** Newest first: messages are sealed to the first. */
  sealing: v.array(publicKey('X-Wing', 1216)),
  /** Newest first: files are signed with the first. */
  signing: v.array(publicKey('ML-DSA-65', 1952)),
});

/** The owner's public keys, as the site publishes them. */
export type PublicKeys = v.InferOutput<typeof schema>;

/** @throws Error if the file is invalid, or an id does not match its key */
export const parsePublicKeys = (json: unknown): PublicKeys => v.parse(schema, json);
