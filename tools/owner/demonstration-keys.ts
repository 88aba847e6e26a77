import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import {
  demonstrationPublicFolder,
  fileNames,
  isDemonstrationSite,
  ownFolder,
  publicKeysIn,
} from '../../generator/keys/public-keys.ts';
import { makeKeyPair } from './key-pairs.ts';
import { demonstrationFolder, type Kind, privateKeys } from './private-keys.ts';

async function keep(kind: Kind): Promise<void> {
  const file = join(demonstrationFolder(), fileNames[kind]);
  const isKept = existsSync(file) && privateKeys(kind).some((key) => key.isDemonstration);
  if (!isKept) await makeKeyPair(kind, demonstrationFolder(), null);
  cpSync(file, join(demonstrationPublicFolder, fileNames[kind]));
}

/** The private halves are outside the project, and the public ones where the build looks for them. */
export async function keepKeys(): Promise<void> {
  rmSync(demonstrationPublicFolder, { recursive: true, force: true });
  if (!isDemonstrationSite) return;
  const own = await publicKeysIn(ownFolder);
  if (own.recipient !== null || own.pem !== null) return;
  try {
    for (const kind of ['sealing', 'signing'] as const) await keep(kind);
  } catch (error) {
    rmSync(demonstrationPublicFolder, { recursive: true, force: true });
    console.warn(
      `There are no demonstration keys, so nothing is sealed or signed: ${(error as Error).message}`,
    );
  }
}
