import { describe, expect, test } from 'vitest';

import { readMade, said } from './made-files.ts';

describe('what a server offers', () => {
  test('to encrypt nothing makes a server of SSH weak', () => {
    const host = {
      target: 'host:22',
      banner: {},
      kex: ['mlkem768x25519-sha256'],
      enc: ['aes256-ctr', 'none'],
      mac: ['hmac-sha2-256', 'none'],
      key: [],
    };
    const [server] = readMade(JSON.stringify(host)).assets;
    expect(server?.parts.filter(({ written }) => written === 'none')).toHaveLength(2);
    expect(said(JSON.stringify(host))).toMatchObject([{ name: 'SSH', verdict: 'weak' }]);
  });
});
