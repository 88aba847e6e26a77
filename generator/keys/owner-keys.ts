import type { Plugin } from 'vite';

import type { OwnerKey } from '../../src/config/owner-keys.ts';
import { fingerprintOf } from '../../src/lib/seal/key-id.ts';
import { ownerKeys as read, publicKeysText } from './public-keys-file.ts';

/** Defines `import.meta.env` values for the owner's published keys, and only `SEALING: false` without keys. */
export function ownerKeys(): Plugin {
  return {
    name: 'owner-keys',
    config() {
      const text = publicKeysText();
      if (text === null) return { define: { 'import.meta.env.SEALING': 'false' } };
      const { sealing, signing } = read();
      const described = (kind: OwnerKey['kind'], keys: typeof sealing): OwnerKey[] =>
        keys.map(({ id, created, bytes }) => ({
          kind,
          id,
          created,
          fingerprint: fingerprintOf(bytes),
        }));
      const keys = [...described('sealing', sealing), ...described('signing', signing)];
      return {
        define: {
          'import.meta.env.SEALING': JSON.stringify(sealing.length > 0),
          'import.meta.env.OWNER_KEYS': JSON.stringify(keys),
          'import.meta.env.PUBLIC_KEYS_TEXT': JSON.stringify(text),
        },
      };
    },
  };
}
