/** The settled figures of the sample product. An owner deletes this folder. */
import { expect, test } from 'vitest';

import { apiErrors } from '../../src/content/product/api-errors.ts';
import { failoverMs } from '../../src/content/product/failover.ts';
import { partnerRequirements, training, trial } from '../../src/content/product/partner-program.ts';
import { pilot } from '../../src/content/product/pilot.ts';
import { fragments, shares } from '../../src/content/product/splitting.ts';
import { threeCertificateBytes } from '../../src/content/product/world.ts';
import {
  deletion,
  rewrapping,
  sampleRecord,
  wrapBytes,
  wrapSum,
} from '../../src/content/product/wrap.ts';

test('formats', () => {
  expect([wrapBytes, wrapSum]).toEqual([1_180, '1,088 + 32 + 12 + 32 + 16']);
  expect(sampleRecord).toMatchObject({ textBytes: 22, recordBytes: 1_230, messageBytes: 1_170 });
  expect([rewrapping.written, deletion.backupDays]).toEqual(['11.8 GB', 35]);
  expect(threeCertificateBytes).toBe(15_783);
});

test('splitting and failover', () => {
  expect([fragments.total, fragments.needed, shares.total, shares.needed]).toEqual([4, 3, 5, 3]);
  expect(failoverMs).toBe(50);
});

test('statuses of the API', () => {
  expect(apiErrors.map(({ status }) => status)).toEqual([
    400, 401, 403, 404, 409, 413, 422, 429, 500, 503,
  ]);
});

test('pilot and partner program', () => {
  expect([pilot.weeks, pilot.freeWeeks]).toEqual([6, 3]);
  expect(training.sum).toBe('4 + 8 + 8 + 12 = 32 hours');
  expect([trial.fromWeek, trial.toWeek]).toEqual([4, 16]);
  expect(partnerRequirements).toHaveLength(5);
});
