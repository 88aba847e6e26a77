import { argon2Sync, randomBytes } from 'node:crypto';

import * as v from 'valibot';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import {
  currentCost,
  isBelowCurrent,
  makeVerifier,
  type Verifier,
  verifierSchema,
  verifyPassword,
} from './verifier.ts';

// Node has no Worker, so each derivation warns about its fallback.
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const cheap = { m: 8, t: 1, p: 1 };

test('a new verifier costs at least what OWASP asks for', async () => {
  expect(currentCost.m).toBeGreaterThanOrEqual(19_456);
  expect(currentCost.t).toBeGreaterThanOrEqual(2);
  const verifier = await makeVerifier('correct horse');
  expect(verifier).toMatchObject({
    v: 1,
    kdf: 'argon2id',
    m: currentCost.m,
    t: currentCost.t,
    p: 1,
  });
  expect(isBelowCurrent(verifier)).toBe(false);
  expect(v.is(verifierSchema, verifier)).toBe(true);
  expect(await verifyPassword('correct horse', verifier)).toBe(true);
});

test('matches Node’s Argon2id', async () => {
  for (const cost of [cheap, { m: 64, t: 3, p: 2 }, currentCost]) {
    const salt = randomBytes(16);
    const { m: memory, t: passes, p: parallelism } = cost;
    const argon2 = {
      message: 'pass word',
      nonce: salt,
      memory,
      passes,
      parallelism,
      tagLength: 32,
    };
    const hash = argon2Sync('argon2id', argon2).toString('base64');
    const verifier = {
      v: 1,
      kdf: 'argon2id',
      ...cost,
      salt: salt.toString('base64'),
      hash,
    } as const;
    expect(await verifyPassword('pass word', verifier)).toBe(true);
    expect(await verifyPassword('Pass word', verifier)).toBe(false);
  }
});

describe('which passwords are equal', () => {
  let verifier: Verifier;
  beforeAll(async () => {
    verifier = await makeVerifier('caf\u00e9 \u0000\u200b', cheap);
  });

  test.each([
    ['the same letters written in another way', 'cafe\u0301 \u0000\u200b', true],
    ['without the accent', 'cafe \u0000\u200b', false],
    ['without the zero-width space', 'caf\u00e9 \u0000', false],
    ['cut at the NUL', 'caf\u00e9 ', false],
    ['trimmed', 'caf\u00e9', false],
    ['empty', '', false],
  ])('%s', async (_name, password, same) => {
    expect(await verifyPassword(password, verifier)).toBe(same);
  });

  test('equal passwords get different salts and hashes', async () => {
    const one = await makeVerifier('same', cheap);
    const other = await makeVerifier('same', cheap);
    expect(one.salt).not.toBe(other.salt);
    expect(one.hash).not.toBe(other.hash);
    expect(Buffer.from(one.salt, 'base64')).toHaveLength(16);
  });
});

describe('parameters read from storage', () => {
  const bytes = (count: number) => Buffer.alloc(count, 1).toString('base64');
  const salt = bytes(16);
  let good: Verifier;
  beforeAll(async () => {
    good = { ...(await makeVerifier('hunter22', cheap)), ...currentCost };
  });

  test.each([
    ['less memory than lanes need', { m: 8, p: 4 }],
    ['negative passes', { t: -1 }],
    ['half a lane', { p: 0.5 }],
    ['text for a number', { m: '19456' }],
    ['another function', { kdf: 'md5' }],
    ['another version', { v: 2 }],
    ['a hash that is no base64', { hash: 'not base64 at all!' }],
    ['base64 cut short', { hash: salt.slice(0, -1) }],
    ['no hash', { hash: '' }],
    ['base64 with something before it', { hash: `*${salt.slice(1)}` }],
    ['base64 with something after it', { hash: `${salt.slice(0, -1)}*` }],
    ['base64 with three signs of the end', { hash: `${'A'.repeat(21)}===` }],
    ['a salt of fifteen bytes', { salt: bytes(15) }],
    ['a salt of sixty-five bytes', { salt: bytes(65) }],
    ['a hash of fifteen bytes', { hash: bytes(15) }],
    ['a hash of sixty-five bytes', { hash: bytes(65) }],
    ['seven KiB', { m: 7 }],
    ['more than 64 MiB', { m: 65_537, t: 1 }],
    ['eleven passes', { m: 8, t: 11 }],
    ['five lanes', { m: 64, p: 5 }],
    ['a pass more than eight times the work of today', { m: 31_130, t: 10 }],
  ])('%s is refused', (_name, change) => {
    expect(v.is(verifierSchema, good)).toBe(true);
    expect(v.is(verifierSchema, { ...good, ...change })).toBe(false);
  });

  test.each([
    ['salts of sixteen bytes', { salt: bytes(16) }],
    ['salts of sixty-four bytes', { salt: bytes(64) }],
    ['hashes of sixteen bytes', { hash: bytes(16) }],
    ['hashes of seventeen bytes', { hash: bytes(17) }],
    ['hashes of sixty-four bytes', { hash: bytes(64) }],
    ['eight KiB a lane', { m: 32, t: 1, p: 4 }],
    ['64 MiB', { m: 65_536, t: 1 }],
    ['ten passes', { m: 8, t: 10 }],
    ['eight times the work of today', { m: 38_912, t: 8 }],
  ])('%s are within bounds', (_name, change) => {
    expect(v.is(verifierSchema, { ...good, ...change })).toBe(true);
  });

  test('a verifier with invalid Base64 matches no password', async () => {
    const broken = { ...good, ...cheap } as Verifier;
    expect(await verifyPassword('', { ...broken, salt: '*' })).toBe(false);
    expect(await verifyPassword('', { ...broken, hash: '*' })).toBe(false);
  });

  test.each([
    [currentCost, false],
    [{ ...currentCost, p: 0 }, true],
    [{ ...currentCost, m: 47_104, t: 2 }, false],
    [{ ...currentCost, m: currentCost.m - 1 }, true],
    [{ ...currentCost, t: 1 }, true],
  ])('%o counts as below the current cost: %s', (cost, below) => {
    expect(isBelowCurrent(cost)).toBe(below);
  });
});
