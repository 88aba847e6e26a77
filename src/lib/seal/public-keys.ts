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
      'The id is not that of the key.',
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

/** The public halves of the owner's keys, as the site publishes them. */
export type PublicKeys = v.InferOutput<typeof schema>;

/** @throws Error when it is not such a file, or an id is not that of its key */
export const parsePublicKeys = (json: unknown): PublicKeys => v.parse(schema, json);
