import { expect, test } from 'vitest';

import { apiErrors } from './api-errors.ts';
import { custody } from './custody.ts';
import { detectionMs, failover, failoverMs } from './failover.ts';
import { partnerRequirements, training, trial } from './partner-program.ts';
import { fillFacts } from './printed.ts';
import { archivesOf } from './sdk.ts';
import { fragments, shares, splitting } from './splitting.ts';
import { firstWindowBytes, threeCertificateBytes } from './world.ts';
import { mlKemWrapBytes, rewrapping, wrapBytes, wrapSum } from './wrap.ts';

test('a wrap is the sum of its parts, and re-wrapping is a wrap for each record', () => {
  expect(wrapBytes).toBe(1_180);
  expect(mlKemWrapBytes).toBe(1_148);
  expect(wrapSum).toBe('1,088 + 32 + 12 + 32 + 16');
  expect(rewrapping.written).toBe('11.8 GB');
});

test('failover includes detection and stays under 50 ms', () => {
  expect(detectionMs).toBe(failover.missedProbes * failover.probeIntervalMs);
  expect(failoverMs).toBe(50);
});

test('messages have fragments, keys have shares, and neither sentence uses the other’s word', () => {
  expect([fragments.total, fragments.needed]).toEqual([4, 3]);
  expect([shares.total, shares.needed]).toEqual([5, 3]);
  expect(splitting.inMotion).not.toMatch(/\bshares?\b/);
  expect(splitting.atRest).not.toMatch(/\bfragments?\b/);
});

test('each part is named once', () => {
  expect(custody.map(({ id }) => id)).toEqual([
    'client',
    'gateway',
    'relays',
    'storage',
    'sandbox',
  ]);
});

test('one table of errors, in ascending order', () => {
  expect(apiErrors.map(({ status }) => status)).toEqual([
    400, 401, 403, 404, 409, 413, 422, 429, 500, 503,
  ]);
});

test('archive names follow the slug', () => {
  expect(archivesOf({ SLUG: 'blue-ocean', MODULE: 'blue_ocean' }).python).toMatch(
    /^blue_ocean_sdk-[\d.]+-py3-none-any\.whl$/,
  );
});

test('training adds up, and the trial starts when it ends', () => {
  expect(training.sum).toBe('4 + 8 + 8 + 12 = 32 hours');
  expect(training.weeks).toBe(trial.fromWeek);
  expect(partnerRequirements).toHaveLength(5);
});

test('three ML-DSA-65 certificates do not fit the first window', () => {
  expect(threeCertificateBytes).toBe(15_783);
  expect(threeCertificateBytes).toBeGreaterThan(firstWindowBytes);
});

test('texts are filled with facts, and an unknown fact stops the build', () => {
  expect(fillFacts('A wrap has {fact.wrapBytes} bytes.')).toBe('A wrap has 1,180 bytes.');
  expect(() => fillFacts('{fact.nothing}')).toThrow('{fact.nothing}');
});
