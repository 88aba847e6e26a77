import { describe, expect, test } from 'vitest';

import { indices, strataScene, strataWaves } from './strata.ts';
import { tunnelScene } from './tunnel.ts';
import { platePhase } from './zone-plates.ts';

const box = { width: 1440, height: 475 };

describe('tunnel', () => {
  test('the wider the barrier, the less passes it', () => {
    const sampling = tunnelScene.sample(box);
    const arrived = [10, 100, 200, 300, 400].map((y) => {
      const { re, im } = sampling.at(1200, y) ?? { re: 0, im: 0 };
      return Math.hypot(re, im);
    });
    expect(arrived).toEqual(arrived.toSorted((a, b) => b - a));
  });

  test('the transmitted wave has the same amplitude everywhere', () => {
    const sampling = tunnelScene.sample(box);
    const size = (x: number) => {
      const { re, im } = sampling.at(x, 120) ?? { re: 0, im: 0 };
      return Math.hypot(re, im);
    };
    expect(size(900)).toBeCloseTo(size(1300), 9);
  });
});

describe('strata', () => {
  test('kₓ is the same in every stratum, and kₓ² + k_z² is n²k²', () => {
    const waves = strataWaves(1);
    for (const [i, { along, down }] of waves.entries()) {
      expect(along).toBe(waves[0]?.along);
      expect(Math.hypot(along, down)).toBeCloseTo(indices[i] ?? 0, 9);
    }
  });

  test('no crest breaks at a boundary', () => {
    const sampling = strataScene.sample(box);
    const boundary = box.height / indices.length;
    const [above, below] = [sampling.at(400, boundary - 0.01), sampling.at(400, boundary + 0.01)];
    const turn =
      Math.atan2(below?.im ?? 0, below?.re ?? 0) - Math.atan2(above?.im ?? 0, above?.re ?? 0);
    expect(Math.cos(turn)).toBeCloseTo(1, 4);
  });
});

test('rings of a zone plate have equal areas', () => {
  const radii = [1, 2, 3, 4].map((ring) => Math.sqrt(ring * 100));
  for (const [i, radius] of radii.entries())
    expect(platePhase(radius, 100)).toBeCloseTo((i + 1) * Math.PI, 9);
});
