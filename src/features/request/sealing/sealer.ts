import { fetchJson } from '../../../lib/fetch-json.ts';
import type { MailMessage } from '../../../lib/mailto.ts';
import { parsePublicKeys } from '../../../lib/seal/public-keys.ts';
import { publicKeysPath } from '../../../lib/seal/public-keys-path.ts';
import { sealedPlaceholder, sealMessage } from '../../../lib/seal/sealed-message.ts';

/** Seals the bodies of messages to the owner's newest key. */
export type Sealer = {
  readonly keyId: string;
  /** The message with its body sealed; address and subject stay as they are. */
  readonly seal: (message: MailMessage) => Promise<MailMessage>;
  /** A message as long as the sealed one will be. */
  readonly likeSealed: (message: MailMessage) => MailMessage;
};

/**
 * Fetches the published key. With its code it comes only once a visitor asks for sealing.
 * @throws Error when the key does not come, or the page is not served over https
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
