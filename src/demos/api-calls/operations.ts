import { apiAlgorithms, defaultAlgorithm, type KemName } from '../../content/product/algorithms.ts';
import { quantamorphic } from '../../content/product/quantamorphic.ts';
import type { CallId } from '../../content/api/calls.ts';
import type { JsonObject } from './call.ts';
import { Failure } from './failure.ts';
import { agreeOnSecret, seal, unseal } from './seal.ts';
import type { VaultKey } from './vault.ts';

const proprietaryNote =
  'The proprietary algorithm isn’t part of this page. This answer shows the same call with public standards: X25519, ML-KEM-768 and AES-256-GCM.';

type Operation = (body: JsonObject, keys: readonly VaultKey[]) => Promise<JsonObject>;

export const operations: Record<CallId, Operation> = {
  async encrypt(body, keys) {
    const data = textOf(body, 'data');
    const chosen = chosenAlgorithm(body);
    const isProprietary = chosen === quantamorphic.value;
    const key = currentKey(keys, isProprietary ? defaultAlgorithm : chosen);
    return {
      encrypted_data: await seal(data, key),
      key_id: key.id,
      algorithm: key.algorithm,
      ...(isProprietary && { note: proprietaryNote }),
    };
  },
  async decrypt(body, keys) {
    const keyId = Object.hasOwn(body, 'key_id') ? textOf(body, 'key_id') : null;
    const { text, key } = await unseal(textOf(body, 'encrypted_data'), keys, keyId);
    return { data: text, key_id: key.id, algorithm: key.algorithm };
  },
  async keys(_body, keys) {
    return {
      keys: keys.map(({ id, algorithm, status, createdAt, publicKey }) => ({
        key_id: id,
        status,
        algorithm,
        public_key_bytes: publicKey.length,
        created_at: createdAt,
      })),
    };
  },
  async 'mesh-connect'(body, keys) {
    const node = textOf(body, 'node');
    const key = currentKey(keys, defaultAlgorithm);
    return {
      node,
      status: 'simulated',
      key_exchange: key.algorithm,
      secrets_agree: await agreeOnSecret(key),
      note: 'Both ends of this exchange run in your browser. No node was contacted.',
    };
  },
};

function textOf(body: JsonObject, field: string): string {
  const value = Object.hasOwn(body, field) ? body[field] : undefined;
  if (value === undefined) {
    throw new Failure('missing_field', `The field ${field} is missing.`, { more: { field } });
  }
  if (typeof value !== 'string') {
    throw new Failure('not_a_string', `${field} must be a string.`, { more: { field } });
  }
  if (!value.isWellFormed()) {
    const message = `${field} contains half of a surrogate pair, which UTF-8 can’t carry.`;
    throw new Failure('not_unicode', message, { more: { field } });
  }
  return value;
}

function chosenAlgorithm(body: JsonObject): (typeof apiAlgorithms)[number]['value'] {
  if (!Object.hasOwn(body, 'algorithm')) return defaultAlgorithm;
  const name = textOf(body, 'algorithm');
  const known = apiAlgorithms.find(({ value }) => value.toLowerCase() === name.toLowerCase());
  if (known) return known.value;
  const message = `The algorithm ${JSON.stringify(name.slice(0, 40))} is unknown. Use ${apiAlgorithms.map(({ value }) => value).join(', ')}.`;
  throw new Failure('unknown_algorithm', message, { more: { field: 'algorithm' } });
}

function currentKey(keys: readonly VaultKey[], algorithm: KemName): VaultKey {
  const key = keys.find((one) => one.status === 'current' && one.algorithm === algorithm);
  if (!key) throw new Error('An account was made without a current key');
  return key;
}
