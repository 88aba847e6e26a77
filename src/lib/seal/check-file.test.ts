import { generateKeyPairSync, hash, sign, verify } from 'node:crypto';

import { expect, test } from 'vitest';

import { writeSums } from '../../../generator/files/checksums.ts';
import { fill } from '../text/fill.ts';
import { longDate } from '../text/format.ts';
import { toBase64, withFlips } from './bytes.ts';
import { checkFile, parseSigningKeys, signerOf } from './check-file.ts';
import { keyIdOf } from './published-keys.ts';
import * as words from './words.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const sumOf = (text: string) => hash('sha256', text);
const pemOf = (key: { export: (options: { type: 'spki'; format: 'pem' }) => string | Buffer }) =>
  String(key.export({ type: 'spki', format: 'pem' }));

const pair = generateKeyPairSync('ml-dsa-65');
const earlier = generateKeyPairSync('ml-dsa-65');
const keys = await parseSigningKeys(`${pemOf(pair.publicKey)}${pemOf(earlier.publicKey)}`);
const id = keyIdOf(keys[0]?.fingerprint ?? '');

const edition = '2026-11-28';
const files = new Map([
  ['b.pdf', sumOf('paper')],
  ['a/kit.zip', sumOf('kit')],
  ['a/copy.zip', sumOf('kit')],
]);
const sums = writeSums({ edition, commit: '', files });
const signature = Uint8Array.from(sign(null, Buffer.from(sums), pair.privateKey));

test('a key’s fingerprint is the SHA-256 of its DER', () => {
  const der = pair.publicKey.export({ type: 'spki', format: 'der' });
  const hex = hash('sha256', der);
  expect(keys[0]?.fingerprint.replaceAll('-', '').toLowerCase()).toBe(hex);
});

test('a PEM of another algorithm, a private key or no PEM is not a signing key', async () => {
  const good = pemOf(pair.publicKey);
  const others = [
    generateKeyPairSync('ml-dsa-44'),
    generateKeyPairSync('ed25519'),
    generateKeyPairSync('ml-kem-768'),
  ];
  for (const { publicKey } of others)
    await expect(parseSigningKeys(good + pemOf(publicKey))).rejects.toThrow(
      'Key 2 in it is not a public key of ML-DSA-65.',
    );
  // As long, of another algorithm.
  const der = pair.publicKey.export({ type: 'spki', format: 'der' });
  const renamed = `-----BEGIN PUBLIC KEY-----\n${toBase64(withFlips(der, [16]))}\n-----END PUBLIC KEY-----\n`;
  await expect(parseSigningKeys(renamed)).rejects.toThrow('Key 1 in it is not a public key');
  const secret = String(pair.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  await expect(parseSigningKeys(secret)).rejects.toThrow('Key 1 in it is not a public key');
  await expect(parseSigningKeys('hello')).rejects.toThrow('There is no key in PEM in it.');
});

test('Node and noble agree on a signature, and it is valid only for its checksums and its key', () => {
  const made = Buffer.from(signature);
  expect(verify(null, Buffer.from(sums), pair.publicKey, made)).toBe(true);
  expect(signerOf(sums, signature, keys)).toBe(keys[0]);
  for (const wrong of [`${sums} `, sums.replace('b.pdf', 'c.pdf')]) {
    expect(verify(null, Buffer.from(wrong), pair.publicKey, made)).toBe(false);
    expect(signerOf(wrong, signature, keys)).toBeUndefined();
  }
  expect(signerOf(sums, signature, keys.slice(1))).toBeUndefined();
  expect(signerOf(sums, withFlips(signature, [0]), keys)).toBeUndefined();
  for (const short of [signature.slice(1), new Uint8Array()])
    expect(signerOf(sums, short, keys)).toBeUndefined();
});

test('files signed with an earlier key stay valid', () => {
  const older = Uint8Array.from(sign(null, Buffer.from(sums), earlier.privateKey));
  expect(signerOf(sums, older, keys)).toBe(keys[1]);
});

test('a file is recognized by its content', async () => {
  const published = { sums, signature, keys, edition };
  const check = (name: string, content: string) => checkFile(name, bytes(content), published);
  expect(await check('b.pdf', 'paper')).toMatchObject({
    verdict: 'published',
    reason: fill(words.signatureHolds, { keyId: id }),
    sha256: sumOf('paper'),
  });
  expect((await check('copy.zip', 'kit')).summary).toBe(
    fill(words.published, { name: 'copy.zip' }),
  );
  expect((await check('renamed.pdf', 'paper')).summary).toBe(
    fill(words.publishedAs, { name: 'renamed.pdf', published: 'b.pdf' }),
  );
  expect((await check('kit.zip', 'kit')).summary).toBe(fill(words.published, { name: 'kit.zip' }));
  expect((await check('kit.zip', 'other')).verdict).toBe('changed');
  expect((await check('x.pdf', 'other')).verdict).toBe('unknown');
  for (let bit = 0; bit < 40; bit += 1) {
    const changed = bytes('paper');
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect((await checkFile('b.pdf', changed, published)).verdict, `bit ${bit}`).toBe('changed');
  }
});

test('without keys, checksums alone are enough; with keys, a bad or missing signature fails', async () => {
  const check = (published: Parameters<typeof checkFile>[2]) =>
    checkFile('b.pdf', bytes('paper'), published);
  expect(await check({ sums, signature: null, keys: [], edition })).toMatchObject({
    verdict: 'published',
    reason: words.notSigned,
  });
  expect(await check({ sums, signature: null, keys, edition })).toMatchObject({
    verdict: 'bad-signature',
    reason: words.signatureMissing,
  });
  const forged = { sums: sums.replace('b.pdf', 'c.pdf'), signature, keys, edition };
  expect(await check(forged)).toMatchObject({
    verdict: 'bad-signature',
    reason: words.unknownSigner,
  });
});

// Seen to fail: without the comparison of the two days, an earlier list passed.
test('a signed list of an earlier edition, or of none, is said to be older', async () => {
  const check = (known: string, list = sums) => {
    const made = Uint8Array.from(sign(null, Buffer.from(list), pair.privateKey));
    const published = { sums: list, signature: made, keys, edition: known };
    return checkFile('b.pdf', bytes('paper'), published);
  };
  for (const known of ['', '2026-11-27', edition])
    expect((await check(known)).verdict).toBe('published');
  const undated = sums.replace(/^#.*\n/, '');
  for (const older of [await check('2026-11-29'), await check(edition, undated)])
    expect(older).toMatchObject({ verdict: 'older', reason: words.olderReason });
  expect((await check('2026-11-29')).summary).toContain(longDate('2026-11-29'));
});
