import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { toBase64Url } from '../base64.ts';
import { readArmor } from './armor.ts';
import { checkFile } from './check-file.ts';
import { keyIdOf } from './key-id.ts';
import { lockSeed, parsePrivateKey, unlockSeed } from './private-key.ts';
import { parsePublicKeys } from './public-keys.ts';
import { checkSignature, makeSigningPair, parseSums, signSums, writeSums } from './signed-sums.ts';

const cheap = { m: 64, t: 1, p: 1 };
const bytes = (text: string) => new TextEncoder().encode(text);
const signing = makeSigningPair();
const id = keyIdOf(signing.publicKey);
const keys = new Map([[id, signing.publicKey]]);
const sumOf = (text: string) => createHash('sha256').update(text).digest('hex');

const sums = writeSums(
  new Map([
    ['b.pdf', sumOf('paper')],
    ['a/kit.zip', sumOf('kit')],
  ]),
);
const signature = signSums(sums, signing.seed);

test('a private key opens only with its passphrase', () => {
  const seed = crypto.getRandomValues(new Uint8Array(32));
  const file = parsePrivateKey(
    JSON.stringify(lockSeed(seed, { kind: 'sealing', id }, 'päss', cheap)),
  );
  expect(unlockSeed(file, 'pa\u0308ss')).toEqual(seed);
  expect(unlockSeed(file, 'pass')).toBeNull();
  expect(unlockSeed({ ...file, kind: 'signing' }, 'päss')).toBeNull();
  expect(JSON.stringify(file)).not.toContain(toBase64Url(seed));
});

test('a private key with excessive costs is rejected', () => {
  const file = lockSeed(new Uint8Array(32), { kind: 'sealing', id }, 'pass', cheap);
  const greedy = { ...file, kdf: { ...file.kdf, m: 2 ** 31 } };
  expect(() => parsePrivateKey(JSON.stringify(greedy))).toThrow(/Invalid value/);
});

test('a published key with the id of another is rejected', () => {
  const key = {
    id,
    algorithm: 'ML-DSA-65',
    created: '2026-01-01',
    publicKey: toBase64Url(signing.publicKey),
  };
  const file = { version: 1, sealing: [], signing: [key] };
  expect(parsePublicKeys(file).signing[0]?.bytes).toEqual(signing.publicKey);
  const wrong = { ...key, id: '0000-0000-0000-0000-0000' };
  expect(() => parsePublicKeys({ ...file, signing: [wrong] })).toThrow('the wrong id');
});

test('checksums are sorted and can be read back', () => {
  expect([...parseSums(sums).keys()]).toEqual(['a/kit.zip', 'b.pdf']);
  expect(() => parseSums('no sum here')).toThrow('Not a line as sha256sum writes it');
});

test('a signature is valid only for its checksums and its key', () => {
  expect(checkSignature(sums, signature, keys)).toEqual({ ok: true, keyId: id });
  expect(checkSignature(`${sums} `, signature, keys)).toMatchObject({ ok: false });
  expect(checkSignature(sums, signature, new Map())).toMatchObject({
    reason: `It is made with a key that is not known: ${id}.`,
  });
  const other = makeSigningPair();
  expect(checkSignature(sums, signSums(sums, other.seed), keys)).toMatchObject({ ok: false });
  const claimed = new Map([[id, other.publicKey]]);
  expect(checkSignature(sums, signature, claimed)).toMatchObject({
    reason: 'It is not a signature of these checksums.',
  });
});

test('agrees with Node’s ML-DSA-65', async () => {
  const read = readArmor('SIGNATURE', signature);
  if ('fault' in read) throw new Error(read.reason);
  const subtle = crypto.subtle as unknown as {
    importKey: (...parameters: unknown[]) => Promise<CryptoKey>;
    verify: (...parameters: unknown[]) => Promise<boolean>;
  };
  const key = await subtle.importKey('raw-public', signing.publicKey, 'ML-DSA-65', false, [
    'verify',
  ]);
  const parameters = { name: 'ML-DSA-65', context: bytes('checksums of downloads v1') };
  expect(await subtle.verify(parameters, key, read.bytes, bytes(sums))).toBe(true);
  expect(await subtle.verify(parameters, key, read.bytes, bytes(`${sums}x`))).toBe(false);
});

test('a file is recognized by its content', () => {
  const published = { sums, signature, keys };
  const verdict = (name: string, content: Uint8Array) =>
    checkFile(name, content, published).verdict;
  expect(checkFile('b.pdf', bytes('paper'), published)).toMatchObject({
    verdict: 'published',
    reason: `The checksums are signed with key ${id}, and the signature holds.`,
  });
  expect(checkFile('renamed.pdf', bytes('paper'), published).summary).toContain('as b.pdf');
  expect(checkFile('kit.zip', bytes('kit'), published).summary).toMatch(
    /^kit.zip is the file that was published,/,
  );
  expect(verdict('kit.zip', bytes('other'))).toBe('changed');
  expect(verdict('x.pdf', bytes('other'))).toBe('unknown');
  for (let bit = 0; bit < 40; bit += 1) {
    const changed = bytes('paper');
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect(verdict('b.pdf', changed), `bit ${bit}`).toBe('changed');
  }
});

test('without keys, checksums alone are enough; with keys, a bad or missing signature fails', () => {
  expect(
    checkFile('b.pdf', bytes('paper'), { sums, signature: null, keys: new Map() }),
  ).toMatchObject({
    verdict: 'published',
    reason: expect.stringContaining('not signed'),
  });
  const forged = { sums: sums.replace('b.pdf', 'c.pdf'), signature, keys };
  expect(checkFile('b.pdf', bytes('paper'), forged).verdict).toBe('bad-signature');
  const taken = { sums, signature: null, keys };
  expect(checkFile('b.pdf', bytes('paper'), taken).verdict).toBe('bad-signature');
});
