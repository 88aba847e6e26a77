import { generateKeyPairSync } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { bytesOfMade, readMade, said } from './made-files.ts';
import { read } from './read.ts';

describe('SSH keys', () => {
  const string = (bytes: Uint8Array) => [
    ...new Uint8Array([0, 0, bytes.length >> 8, bytes.length & 255]),
    ...bytes,
  ];
  const rsaLine = (bits: number) => {
    const { n = '', e = '' } = generateKeyPairSync('rsa', { modulusLength: bits }).publicKey.export(
      { format: 'jwk' },
    );
    const integer = (text: string) =>
      string(Uint8Array.from([0, ...Buffer.from(text, 'base64url')]));
    const key = [...string(Buffer.from('ssh-rsa')), ...integer(e), ...integer(n)];
    return `ssh-rsa ${Buffer.from(key).toString('base64')}`;
  };

  test('known_hosts, authorized_keys and public keys are read, hashed names too', () => {
    const ed = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJ1qUO3HCPZvXuR4eB1w3MKl1Xg0g0q4M1c0YQ1bT0aB';
    const found = said(
      [
        '# a comment',
        `host1,192.0.2.1 ${rsaLine(1024)}`,
        `|1|abc=|def= ${ed}`,
        `@cert-authority *.example.com ${ed}`,
        `no-pty,command="a b" ${rsaLine(2048)} someone@laptop`,
        'not a key',
      ].join('\r\n'),
    );
    expect(
      found.map(({ name, system, parts, verdict }) => [name, system, parts[0], verdict]),
    ).toEqual([
      ['host1', 'host1', 'RSA 1024', 'weak'],
      ['file:3', '', 'ssh-ed25519', 'shor'],
      ['*.example.com', '*.example.com', 'ssh-ed25519', 'shor'],
      ['someone@laptop', '', 'RSA 2048', 'shor'],
    ]);
  });
});

describe('tables', () => {
  test('columns are recognized by their headings, in German too, with any separator', () => {
    expect(said('System;Algorithmus;Gültig bis\nweb;RSA-2048;01.02.2027\n')).toMatchObject([
      { system: 'web', verdict: 'shor' },
    ]);
    expect(
      said('Host\tKey Algorithm\tKey size\na\tRSA\t1024\nb\tML-DSA-65\t\n').map(
        ({ verdict }) => verdict,
      ),
    ).toEqual(['weak', 'safe']);
  });

  test('a table whose columns nothing tells is asked about, and then read', () => {
    const text = 'a,b\nweb,RSA-2048\n';
    expect(readMade(text).ask).toEqual({ header: ['a', 'b'], rows: [['web', 'RSA-2048']] });
    const { assets } = read('file', bytesOfMade(text), { algorithm: 1, name: 0 });
    expect(assets).toMatchObject([{ name: 'web', parts: [{ written: 'RSA-2048' }] }]);
  });
});
