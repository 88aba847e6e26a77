export const publicKeysPath = '/.well-known/public-keys.json';
