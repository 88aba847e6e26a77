/** Where a site publishes its owner's public keys. */
export const publicKeysPath = '/.well-known/public-keys.json';
