import { fetchJson } from '../../../lib/fetch-file.ts';
import type { MailMessage } from '../../../lib/mailto.ts';
import { parsePublicKeys } from '../../../lib/seal/public-keys.ts';
import { publicKeysPath } from '../../../lib/seal/public-keys-path.ts';
import { sealedPlaceholder, sealMessage } from '../../../lib/seal/sealed-message.ts';

/** Encrypts messages to the owner's newest key. */
export type Sealer = {
  readonly keyId: string;
  /** Seals the body only; address and subject stay readable. */
  readonly seal: (message: MailMessage) => Promise<MailMessage>;
  /** A placeholder message as long as the sealed one. */
  readonly likeSealed: (message: MailMessage) => MailMessage;
};

/**
 * Fetches the published key.
 * @throws Error if the key cannot be loaded, or the page is not served over https
 */
export async function loadSealer(): Promise<Sealer> {
  if (!isSecureContext) throw new Error('Browsers encrypt on pages over https only');
  const [key] = parsePublicKeys(await fetchJson(publicKeysPath)).sealing;
  if (!key) throw new Error('No key is published');
  return {
    keyId: key.id,
    seal: async (message) => ({ ...message, body: await sealMessage(message.body, key.bytes) }),
    likeSealed: (message) => ({ ...message, body: sealedPlaceholder(message.body, key.bytes) }),
  };
}
