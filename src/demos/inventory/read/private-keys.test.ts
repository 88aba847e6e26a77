import { generateKeyPairSync } from 'node:crypto';

import { expect, test } from 'vitest';

import { certificateOf, pemOf } from './made-certificates.ts';
import { bytesOfMade as bytesOf } from './made-files.ts';
import { read } from './read.ts';

const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const mlDsa = generateKeyPairSync('ml-dsa-65');
const ofRsa = certificateOf({
  subject: 'www.example.com',
  pair: rsa,
  algorithm: '1.2.840.113549.1.1.11',
  hash: 'sha256',
});

test('private keys are refused by name in every form, and what is beside them is read', () => {
  const forms = [
    rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }),
    rsa.privateKey.export({ type: 'pkcs1', format: 'pem' }),
    ec.privateKey.export({ type: 'sec1', format: 'pem' }),
    mlDsa.privateKey.export({ type: 'pkcs8', format: 'pem' }),
    rsa.privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'a' }),
    'PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none\n',
    '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaA==\n-----END OPENSSH PRIVATE KEY-----\n',
    '---- BEGIN SSH2 ENCRYPTED PRIVATE KEY ----\nComment: "a"\nP2/56wAA\n---- END SSH2 ENCRYPTED PRIVATE KEY ----\n',
    JSON.stringify(rsa.privateKey.export({ format: 'jwk' })),
    `[Interface]\nPrivateKey = ${'A'.repeat(43)}=\n\n[Peer]\nPublicKey = ${'B'.repeat(43)}=\n`,
    `# created: 2026-01-01\n# public key: age1\nAGE-SECRET-KEY-1${'Q'.repeat(58)}\n`,
    `AGE-SECRET-KEY-PQ-1${'Q'.repeat(58)}\n`,
  ];
  for (const form of forms) {
    const { assets, notes } = read('file.pem', bytesOf(String(form)));
    expect([assets, notes]).toEqual([
      [],
      [expect.stringMatching(/^file\.pem(?:, line 1)?: a private key/)],
    ]);
  }
  for (const type of ['pkcs8', 'pkcs1'] as const) {
    const der = rsa.privateKey.export({ type, format: 'der' });
    const inBase64 = read('file.txt', bytesOf(der.toString('base64')));
    expect([inBase64.assets, inBase64.notes[0]]).toEqual([
      [],
      expect.stringMatching('a private key'),
    ]);
    expect(read('file.der', Uint8Array.from(der)).notes[0]).toContain('a private key');
  }
  const beside = `${String(forms[0])}${pemOf('CERTIFICATE', ofRsa)}`;
  const { assets, notes } = read('both.pem', bytesOf(beside));
  expect([assets.length, notes]).toEqual([
    1,
    ['both.pem, line 1: a private key. It was not kept; the tool needs none.'],
  ]);
});
