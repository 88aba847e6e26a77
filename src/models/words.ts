/* Parts of a mesh, in the middle of a sentence. */

export const relayName = 'relay {name}';
export const linkName = 'link {ends}';

/* Who reports, and what. */

export const mlKemAtReceiver = 'ML-KEM-768 at the receiver';
export const aesGcmAtReceiver = 'AES-256-GCM at the receiver';

export const sameSecret = 'Same secret';
export const whySameSecret = 'Both sides now hold the same 32 bytes.';
export const noClue = 'No clue for the attacker';
export const whyNoClue =
  'It returns a wrong secret instead of an error, so attackers who try altered messages learn nothing.';

export const opened = 'Message opened';
export const whyOpened = 'The tag fits. The message is “{message}”';
export const rejected = 'Tampered message rejected';
export const whyRejected =
  'The tag doesn’t fit the wrong secret, so no part of the message comes out.';
export const notTried = 'Not tried here';
export const whyNotTried =
  'Browsers offer AES-GCM on secure pages only, and this page came without https.';

/** Sealed in the examples. */
export const sampleMessage = 'The audit begins on Monday at nine.';
