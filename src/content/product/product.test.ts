import { expect, test } from 'vitest';

import { downtimeMinutes } from '../../lib/time/downtime.ts';
import { claims } from '../claims.ts';
import { apiAlgorithms } from './algorithms.ts';
import { apiErrors } from './api-errors.ts';
import { benchmark } from './cryptography.ts';
import { auditScope, custody, custodyColumns, custodyRows } from './custody.ts';
import { failoverMs } from './failover.ts';
import { trainingModules, training, trial } from './partner-program.ts';
import { pilot } from './pilot.ts';
import { fillFacts, printed } from './printed.ts';
import { archivesOf } from './sdk-archives.ts';
import { fragments, shares, splitting } from './splitting.ts';
import { threeCertificateBytes } from './world.ts';
import {
  contentParts,
  messageBytes,
  mlKemWrapBytes,
  recordBytes,
  rewrapping,
  wrapBytes,
  wrapParts,
} from './wrap.ts';

const sum = (parts: readonly { bytes: number }[]) =>
  parts.reduce((all, { bytes }) => all + bytes, 0);

test('a record is the sum of its parts, and without X25519 it is 32 bytes shorter', () => {
  expect(recordBytes(5)).toBe(sum(wrapParts) + sum(contentParts(5)));
  expect(wrapBytes - mlKemWrapBytes).toBe(32);
});

test('a message in motion has no wrapped data key', () => {
  const wrapped = wrapParts.slice(-3);
  expect(recordBytes(5) - messageBytes(5)).toBe(sum(wrapped));
});

test('re-wrapping writes one wrap for each record', () => {
  expect(Number.parseFloat(rewrapping.written)).toBeCloseTo((rewrapping.records * wrapBytes) / 1e9);
});

test('failover stays within the claim', () => {
  expect(claims.failover.figure).toContain(String(failoverMs));
});

test('one piece may be missing, and neither sentence uses the other’s word', () => {
  for (const { total, needed } of [fragments, shares]) expect(needed).toBeLessThan(total);
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

test('audit reports can cover every part that we host, alone or if ordered', () => {
  const covered = custody.filter(({ part }) =>
    auditScope.toLowerCase().includes(part.toLowerCase()),
  );
  const ours = custody.filter(({ host }) => host !== 'customer');
  expect(covered).toEqual(ours);
});

test('downtime is counted in the period of its agreement', () => {
  expect(downtimeMinutes(99.99, 'month')).toBeCloseTo(4.38, 2);
  expect(downtimeMinutes(99.999, 'year')).toBeCloseTo(5.26, 2);
});

test('the speed claim is at most what the benchmark measured', () => {
  expect(Number.parseInt(claims['speed-rsa'].figure, 10)).toBeLessThanOrEqual(
    Number(benchmark.timesAsFast),
  );
});

test('a pilot is free until its price is agreed', () => {
  expect(pilot.price).toContain(` ${pilot.freeWeeks} `);
  const paid = pilot.stages.findIndex(({ cost }) => cost !== 'free');
  expect(pilot.stages[paid]?.weeks).toContain(String(pilot.freeWeeks + 1));
  for (const { cost } of pilot.stages.slice(paid)) expect(cost).not.toBe('free');
});

test('errors are in ascending order, and no code has two statuses', () => {
  const statuses = apiErrors.map(({ status }) => status);
  expect(statuses).toEqual([...new Set(statuses)].toSorted((a, b) => a - b));
  const codes = apiErrors.flatMap((error) => [...error.codes]);
  expect(new Set(codes).size).toBe(codes.length);
});

test('each algorithm’s meaning names it', () => {
  for (const { value, meaning } of apiAlgorithms) expect(meaning).toContain(value);
});

test('archive names follow the slug', () => {
  expect(archivesOf({ SLUG: 'blue-ocean', MODULE: 'blue_ocean' }).python).toMatch(
    /^blue_ocean_sdk-[\d.]+-py3-none-any\.whl$/,
  );
});

test('training adds up, and the trial starts when it ends', () => {
  expect(training.hours).toBe(trainingModules.reduce((all, { hours }) => all + hours, 0));
  expect(training.weeks).toBe(trial.fromWeek);
});

test('three ML-DSA-65 certificates do not fit the first window of ten segments (RFC 6928)', () => {
  expect(threeCertificateBytes).toBeGreaterThan(10 * 1_460);
});

test('texts are filled with facts, and what is none stays for the one who reads the text', () => {
  expect(fillFacts('A wrap has {fact.wrapBytes} bytes.')).toBe(
    `A wrap has ${printed.wrapBytes} bytes.`,
  );
  for (const none of ['{fact.nothing}', '{fact.constructor}']) expect(fillFacts(none)).toBe(none);
});
