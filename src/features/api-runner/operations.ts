import { quantamorphic } from '../../content/product/quantamorphic.ts';
import type { CallId, JsonObject } from './call.ts';
import { Failure } from './failure.ts';
import { agreeOnSecret, ranAlgorithms, seal, unseal } from './seal.ts';
import type { VaultKey } from './vault.ts';

/** In lower case. */
const algorithms = [quantamorphic.value, 'ml-kem-768'] as const;

const proprietaryNote =
  'The proprietary algorithm isn’t part of this page. This answer shows the same call with public standards.';

type Operation = (body: JsonObject, keys: readonly VaultKey[]) => Promise<JsonObject>;

export const operations: Record<CallId, Operation> = {
  async encrypt(body, keys) {
    const data = text(body, 'data');
    const algorithm = chosenAlgorithm(body);
    const key = currentKey(keys);
    return {
      encrypted_data: await seal(data, key),
      key_id: key.id,
      algorithm: ranAlgorithms,
      ...(algorithm === quantamorphic.value && { note: proprietaryNote }),
    };
  },
  async decrypt(body, keys) {
    const keyId = 'key_id' in body ? text(body, 'key_id') : null;
    return {
      data: await unseal(text(body, 'encrypted_data'), keys, keyId),
      algorithm: ranAlgorithms,
    };
  },
  async keys(_body, keys) {
    return {
      keys: keys.map(({ id, status, createdAt, publicKey }) => ({
        key_id: id,
        status,
        algorithm: 'ML-KEM-768',
        public_key_bytes: publicKey.length,
        created_at: createdAt,
      })),
    };
  },
  async 'mesh-connect'(body, keys) {
    const node = text(body, 'node');
    const agreed = await agreeOnSecret(currentKey(keys));
    return {
      node,
      status: 'simulated',
      key_exchange: 'ML-KEM-768',
      secrets_agree: agreed,
      note: 'Both ends of this exchange run in your browser. No node was contacted.',
    };
  },
};

function text(body: JsonObject, field: string): string {
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

function chosenAlgorithm(body: JsonObject): string {
  if (!Object.hasOwn(body, 'algorithm')) return 'ml-kem-768';
  const name = text(body, 'algorithm');
  const known = algorithms.find((candidate) => candidate === name.toLowerCase());
  if (known) return known;
  const message = `The algorithm ${JSON.stringify(name.slice(0, 40))} is unknown. Use ${algorithms.join(' or ')}.`;
  throw new Failure('unknown_algorithm', message, { more: { field: 'algorithm' } });
}

function currentKey(keys: readonly VaultKey[]): VaultKey {
  const key = keys.find(({ status }) => status === 'current');
  if (!key) throw new Error('An account was made without a current key');
  return key;
}
