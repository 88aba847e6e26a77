/** A text file with the age recipient that messages are sealed to. */
export const recipientPath = '/.well-known/age-recipient.txt';

/** Public keys in PEM, newest first. */
export const signingKeysPath = '/.well-known/signing-keys.pem';

/** The raw signature of `/SHA256SUMS`. */
export const signaturePath = '/SHA256SUMS.sig';
