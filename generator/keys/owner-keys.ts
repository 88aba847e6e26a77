import type { Plugin } from 'vite';

import type { OwnerKey } from '../../src/config/owner-keys.ts';
import { recipientPath, signingKeysPath } from '../../src/lib/seal/published-keys.ts';
import {
  publicText,
  recipientFile,
  sealingKey,
  signingKeys,
  signingKeysFile,
} from './public-keys.ts';
import { signing } from './sign-downloads.ts';

const publishedFiles = { [recipientPath]: recipientFile, [signingKeysPath]: signingKeysFile };

/** The texts of the public keys, by path without the slash. */
const textsOfSite = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(publishedFiles).flatMap(([path, file]) => {
      const text = publicText(file);
      return text === null ? [] : [[path.slice(1), text]];
    }),
  );

/** Defines `import.meta.env` values for the owner's public keys. */
export function ownerKeys(): Plugin {
  return {
    name: 'owner-keys',
    async config(_, { command }) {
      const sealing = await sealingKey();
      const keys: OwnerKey[] = [
        ...(sealing ? [{ kind: 'sealing', fingerprint: sealing.fingerprint } as const] : []),
        ...(await signingKeys()).map(
          ({ fingerprint }) => ({ kind: 'signing', fingerprint }) as const,
        ),
      ];
      const ready = command === 'build' ? await signing() : null;
      return {
        define: {
          'import.meta.env.SEALING': JSON.stringify(sealing !== null),
          'import.meta.env.SUMS_SIGNED': JSON.stringify(
            ready !== null && ready.missing === undefined,
          ),
          'import.meta.env.OWNER_KEYS': JSON.stringify(keys),
          'import.meta.env.PUBLIC_KEYS': JSON.stringify(textsOfSite()),
        },
      };
    },
  };
}
