import { keysAreDemonstration } from '../../config/owner-keys.ts';
import { demonstration } from '../../config/words.ts';
import type { MailMessage } from '../../lib/mail/mailto.ts';
import { keyIdOf } from '../../lib/seal/published-keys.ts';
import {
  parseRecipient,
  sealedPlaceholder,
  type SealingKey,
  sealMessage,
} from '../../lib/seal/sealed-message.ts';

/** Encrypts messages to the owner's key. */
export type Sealer = {
  readonly keyId: string;
  /** Seals the body only; address and subject stay readable. */
  readonly seal: (message: MailMessage) => Promise<MailMessage>;
  /** A placeholder message as long as the sealed one. */
  readonly likeSealed: (message: MailMessage) => MailMessage;
};

/** What encrypts messages to a key. */
export function sealerTo(key: SealingKey): Sealer {
  const id = keyIdOf(key.fingerprint);
  return {
    keyId: keysAreDemonstration ? `${id} (${demonstration})` : id,
    seal: async (message) => ({ ...message, body: await sealMessage(message.body, key) }),
    likeSealed: (message) => ({ ...message, body: sealedPlaceholder(message.body, key) }),
  };
}

/**
 * Reads the owner's key, which comes with this code: one that is fetched could be swapped for another.
 * @throws Error if the page is not served over https
 */
export async function loadSealer(): Promise<Sealer> {
  if (!isSecureContext) throw new Error('Browsers encrypt on pages over https only');
  return sealerTo(await parseRecipient(import.meta.env.RECIPIENT));
}
