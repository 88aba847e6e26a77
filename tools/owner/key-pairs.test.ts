import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

import { expect, onTestFinished, test, vi } from 'vitest';

import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { makeKeyPair } from './key-pairs.ts';

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  return { ...fs, writeFileSync: vi.fn(fs.writeFileSync) };
});

// Seen to fail: with half of them written over.
test('public keys that are there stay on a disk that has no room for another', async () => {
  const { writeFileSync: write } = await vi.importActual<typeof import('node:fs')>('node:fs');
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('KEYS_FOLDER', temporaryFolder());
  const folder = temporaryFolder();
  const { publicFile } = await makeKeyPair('signing', folder, null);
  const before = readFileSync(publicFile, 'utf8');
  // The private key comes first.
  vi.mocked(writeFileSync)
    .mockImplementationOnce(write)
    .mockImplementationOnce((place) => {
      write(place, 'Ha');
      throw new Error('ENOSPC: no space left on device');
    });
  await expect(makeKeyPair('signing', folder, null)).rejects.toThrow('ENOSPC');
  expect(readFileSync(publicFile, 'utf8')).toBe(before);
  expect(readdirSync(folder)).toEqual(['signing-keys.pem']);
});
