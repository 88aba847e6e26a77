import { expect, test } from 'vitest';

import { claims } from '../claims.ts';
import { apiErrors } from './api-errors.ts';
import { downtimeMinutes } from './availability.ts';
import { benchmark } from './benchmark.ts';
import { custody, custodyColumns, custodyRows } from './custody.ts';
import { detectionMs, failover, failoverMs } from './failover.ts';
import { partnerRequirements, training, trial } from './partner-program.ts';
import { fillFacts } from './printed.ts';
import { archivesOf } from './sdk.ts';
import { fragments, shares, splitting } from './splitting.ts';
import { firstWindowBytes, threeCertificateBytes } from './world.ts';
import { pilot } from './pilot.ts';
import { mlKemWrapBytes, rewrapping, sampleRecord, wrapBytes, wrapParts, wrapSum } from './wrap.ts';

test('a wrap is the sum of its parts, and re-wrapping is a wrap for each record', () => {
  expect(wrapBytes).toBe(1_088 + 32 + 12 + 32 + 16);
  expect(wrapBytes - mlKemWrapBytes).toBe(32);
  expect(wrapSum).toBe('1,088 + 32 + 12 + 32 + 16');
  expect(wrapParts).toHaveLength(5);
  expect(rewrapping.written).toBe(`${(wrapBytes / 100).toFixed(1)} GB`);
});

test('a record at rest carries a wrap, and a message in motion does not', () => {
  expect(sampleRecord).toMatchObject({ textBytes: 22, recordBytes: 1_230, messageBytes: 1_170 });
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

test('every part of custody has a host, an operator and what it can read', () => {
  expect(new Set(custody.map(({ part }) => part)).size).toBe(custody.length);
  for (const row of custodyRows) {
    expect(row).toHaveLength(custodyColumns.length);
    for (const cell of row) expect(cell).not.toBe('');
  }
});

test('only the sandbox hands us plaintext or a key', () => {
  const ours = custody.filter(({ hostedBy }) => /\bus\b/i.test(hostedBy));
  const readable = ours.filter(({ reads }) => !/No key, no plaintext|[Cc]iphertext/.test(reads));
  expect(readable.map(({ id }) => id)).toEqual(['sandbox']);
});

test('99.99% of a month is about 4 minutes, and 99.999% of a year about 5', () => {
  expect(downtimeMinutes(99.99, 'month')).toBeCloseTo(4.38, 2);
  expect(downtimeMinutes(99.999, 'year')).toBeCloseTo(5.26, 2);
});

test('the speed claim is at most what the benchmark measured', () => {
  expect(Number.parseInt(claims['speed-rsa'].figure, 10)).toBeLessThanOrEqual(
    Number(benchmark.timesAsFast),
  );
});

test('a pilot is free until its price is agreed', () => {
  expect(pilot.price).toContain(`Weeks 1 to ${pilot.freeWeeks} are free`);
  expect(pilot.stages.filter(({ cost }) => cost === 'Free')).toHaveLength(2);
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
