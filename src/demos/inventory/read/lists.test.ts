import { generateKeyPairSync } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { fill } from '../../../lib/text/fill.ts';
import { certificateOf, pemOf } from './made-certificates.ts';
import { readMade, said } from './made-files.ts';
import * as words from './words.ts';

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

  test('keys of RFC 4716 are read, with their comments, headers of two lines and either line end', () => {
    const block = (bits: number, ...headers: readonly string[]) => [
      '---- BEGIN SSH2 PUBLIC KEY ----',
      ...headers,
      ...(rsaLine(bits)
        .slice('ssh-rsa '.length)
        .match(/.{1,70}/g) ?? []),
      '---- END SSH2 PUBLIC KEY ----',
    ];
    const lines = [
      ...block(1024, 'Comment: "old key"'),
      ...block(2048, 'x-note: it goes \\', 'on', 'Subject: me'),
    ];
    for (const end of ['\n', '\r\n']) {
      const { assets, notes } = readMade(lines.join(end), 'key.pub');
      expect(notes).toEqual([]);
      expect(assets.map(({ name, place, parts }) => [name, place, parts[0]?.written])).toEqual([
        ['old key', ':1', 'RSA 1024'],
        ['key.pub', `:${lines.lastIndexOf('---- BEGIN SSH2 PUBLIC KEY ----') + 1}`, 'RSA 2048'],
      ]);
    }
  });

  test('a revoked key is not in use', () => {
    const lines = [`@revoked * ${rsaLine(1024)}`, `host1 ${rsaLine(2048)}`];
    expect(readMade(lines.join('\n'))).toMatchObject({ assets: [{ name: 'host1' }], notes: [] });
  });

  test('a first host with a port of its own is no JSON', () => {
    expect(said(`[host.example]:2222 ${rsaLine(2048)}\n`)).toMatchObject([
      { system: '[host.example]:2222', verdict: 'shor' },
    ]);
  });

  test.each([
    ['is cut', rsaLine(2048).slice(0, -40)],
    ['is very short', 'ssh-rsa AAAAB3Nz'],
    ['is of another type', rsaLine(2048).replace('ssh-rsa', 'ssh-ed25519')],
    ['goes on after its end', rsaLine(2048).replace(/=*$/, 'AAAAAAAA')],
  ])('a key that %s is no key', (_, line) => {
    const { assets, notes } = readMade(`${line}\n${rsaLine(1024)}\n`);
    expect([assets.map(({ place }) => place), notes]).toEqual([
      [':2'],
      [fill(words.brokenKey, { file: 'file', line: 1 })],
    ]);
    expect(readMade(line).notes).toEqual([fill(words.brokenKey, { file: 'file', line: 1 })]);
  });

  test('keys among blocks of PEM are read', () => {
    const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const oid = '1.2.840.113549.1.1.11';
    const der = certificateOf({ subject: 'www', pair, algorithm: oid, hash: 'sha256' });
    const text = ['Bag Attributes', pemOf('CERTIFICATE', der), 'Next:', rsaLine(1024), ''];
    const { assets, notes } = readMade(text.join('\n'));
    expect([assets.map(({ kind }) => kind), notes]).toEqual([['certificate', 'key'], []]);
  });
});
