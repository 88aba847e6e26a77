/** A public key, without its bytes, which are in the published file. */
export type OwnerKey = {
  /** `sealing` keys encrypt visitors' messages, `signing` keys sign the site's files. */
  readonly kind: 'sealing' | 'signing';
  readonly fingerprint: string;
};

/** Signing keys newest first. `npm run keys` makes them, and the build puts them here. */
export const ownerKeys: readonly OwnerKey[] = import.meta.env.OWNER_KEYS ?? [];

/** Whether visitors can encrypt messages. Otherwise pages do not mention it. */
export const sealingOffered: boolean = import.meta.env.SEALING === true;

/** Whether the keys are those of a demonstration, which the site says with one word. */
export const keysAreDemonstration: boolean = import.meta.env.DEMONSTRATION_KEYS === true;
