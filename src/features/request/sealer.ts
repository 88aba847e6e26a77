import { withBase } from '../../config/base.ts';
import { fetchText } from '../../lib/files/fetch-file.ts';
import type { MailMessage } from '../../lib/mail/mailto.ts';
import { keyIdOf, recipientPath } from '../../lib/seal/published-keys.ts';
import { parseRecipient, sealedPlaceholder, sealMessage } from '../../lib/seal/sealed-message.ts';

/** Encrypts messages to the owner's key. */
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
  const key = await parseRecipient(await fetchText(withBase(recipientPath)));
  return {
    keyId: keyIdOf(key.fingerprint),
    seal: async (message) => ({ ...message, body: await sealMessage(message.body, key) }),
    likeSealed: (message) => ({ ...message, body: sealedPlaceholder(message.body, key) }),
  };
}
