import { createHash, hash } from 'node:crypto';
import { inflateSync } from 'node:zlib';

import { armor, Decrypter, generateHybridIdentity, identityToRecipient } from 'age-encryption';
import * as cctv from 'cctv-age';
import { beforeAll, describe, expect, test } from 'vitest';

import { mailLink } from '../mail/mailto.ts';
import { keyIdOf } from './published-keys.ts';
import {
  parseRecipient,
  sealedPlaceholder,
  type SealingKey,
  sealMessage,
} from './sealed-message.ts';

const text = 'Name: Zoë\nMessage:\nA weakness in “the” relay, 漢字 and 😀.';
let identity: string;
let key: SealingKey;
let sealed: string;

beforeAll(async () => {
  identity = await generateHybridIdentity();
  key = await parseRecipient(`${await identityToRecipient(identity)}\n`);
  sealed = await sealMessage(text, key);
});

test('a sealed message is an armored age file in short ASCII lines, after its key’s id', async () => {
  const [head = '', file = ''] = sealed.split('\n\n');
  expect(head).toContain(keyIdOf(key.fingerprint));
  expect(sealed).toMatch(/^[\n\x20-\x7e]+$/);
  for (const line of sealed.split('\n')) expect(line.length).toBeLessThanOrEqual(72);
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  expect(await decrypter.decrypt(armor.decode(file), 'text')).toBe(text);
});

test('a key’s fingerprint is the SHA-256 of its recipient', () => {
  const hex = hash('sha256', key.recipient);
  expect(key.fingerprint.replaceAll('-', '').toLowerCase()).toBe(hex);
});

test('the placeholder has the length of the sealed message, and of its link within two percent', async () => {
  for (const size of [0, 1, 100, 5000]) {
    const message = 'x'.repeat(size);
    const [measured, real] = [sealedPlaceholder(message, key), await sealMessage(message, key)];
    expect(measured).toHaveLength(real.length);
    const link = (body: string) => mailLink({ to: 'a@b.example', subject: '', body }).length;
    expect(Math.abs(link(measured) / link(real) - 1)).toBeLessThan(0.02);
  }
});

test('only one post-quantum recipient is a key', async () => {
  const classic = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p';
  const cut = key.recipient.slice(0, -1);
  for (const wrong of ['', classic, cut, `${key.recipient}\n${key.recipient}`, identity])
    await expect(parseRecipient(wrong)).rejects.toThrow(
      'It is not one age recipient that begins with age1pq1.',
    );
});

describe('the library agrees with the test vectors of C2SP', () => {
  const hybrid = Object.entries(cctv).filter(([name]) => name.includes('hybrid'));

  test('for the hybrid recipient there are any', () => expect(hybrid.length).toBeGreaterThan(15));

  test.each(hybrid)('%s', async (_, vector) => {
    const bytes = Buffer.from(vector);
    const gap = bytes.indexOf('\n\n');
    const fields = bytes.subarray(0, gap).toString().split('\n');
    const all = (name: string) =>
      fields
        .filter((line) => line.startsWith(`${name}: `))
        .map((line) => line.slice(name.length + 2));
    const [payload, compressed, armored] = ['payload', 'compressed', 'armored'].map(
      (name) => all(name)[0],
    );
    const body = bytes.subarray(gap + 2);
    const file = compressed === 'zlib' ? inflateSync(body) : body;
    const decrypter = new Decrypter();
    for (const one of all('identity')) decrypter.addIdentity(one);
    const opened = async () =>
      decrypter.decrypt(armored === 'yes' ? armor.decode(file.toString()) : file);
    if (all('expect')[0] !== 'success') await expect(opened()).rejects.toThrow(Error);
    else
      expect(
        createHash('sha256')
          .update(await opened())
          .digest('hex'),
      ).toBe(payload);
  });
});
