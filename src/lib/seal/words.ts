/* Before a sealed message, for the owner who receives it. */
export const sealedNote =
  'This message is sealed with age (age-encryption.org). It opens with key\n{keyId} only.';

/* What the check of a file found: a sentence, and its reason. */
export const published = '{name} is the file that was published, unchanged to the last bit.';
export const publishedAs =
  '{name} is the file that was published as {published}, unchanged to the last bit.';
export const changed = '{name} is not the file that was published under this name.';
export const changedReason = 'It was changed, or is of another edition. {reason}';
export const unknown = '{name} is not among the published files, by content or by name.';
export const badSignature =
  'The published checksums can’t be trusted: their signature does not hold.';
export const older = 'These checksums are of an older edition than that of {newer}.';
export const olderReason = 'A file that they list may have been replaced since.';
export const notSigned =
  'The checksums are not signed: they are as trustworthy as the place they came from.';
export const signatureMissing = 'This site signs its checksums, and the signature is missing.';
export const signatureHolds = 'The checksums are signed with key {keyId}, and the signature holds.';
export const unknownSigner = 'It is not a signature of these checksums with a known key.';
