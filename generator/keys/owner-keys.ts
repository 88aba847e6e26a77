import process from 'node:process';

import type { Plugin } from 'vite';

import type { OwnerKey } from '../../src/config/owner-keys.ts';
import { today } from '../texts/on-show.ts';
import { publicKeys } from './public-keys.ts';

// Whatever text or package runs in a build, or in a thread of it, must not be able to sign or unseal.
for (const name of ['SEALING_PASSPHRASE', 'SIGNING_PASSPHRASE']) delete process.env[name];

const defined = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      `import.meta.env.${name}`,
      JSON.stringify(value),
    ]),
  );

/** Defines `import.meta.env` values for the owner's public keys and, in prerendered markup alone, for the edition. */
export function ownerKeys(): Plugin {
  return {
    name: 'owner-keys',
    async config() {
      const { recipient, pem, sealing, signing, isDemonstration } = await publicKeys();
      const keys: OwnerKey[] = [
        ...(sealing ? [{ kind: 'sealing', fingerprint: sealing.fingerprint } as const] : []),
        ...signing.map(({ fingerprint }) => ({ kind: 'signing', fingerprint }) as const),
      ];
      const edition = { EDITION: today(), YEAR_OF_EDITION: today().slice(0, 4) };
      return {
        define: defined({
          SEALING: sealing !== null,
          OWNER_KEYS: keys,
          DEMONSTRATION_KEYS: isDemonstration,
          RECIPIENT: recipient,
          SIGNING_KEYS: pem,
        }),
        environments: { ssr: { define: defined(edition) } },
      };
    },
  };
}
