import { expect, test } from 'vitest';

import { fleet } from '../../content/product/fleet.ts';
import { allKeys, placesNotInUse } from '../../figures/scenes/fleet.ts';
import { example } from '../../models/policy/example-policy.ts';
import { decisionsFor, keysOfDevice, placesOfDevices } from './console.ts';

// Seen to fail: with places that may be those of keys to be replaced.
test('each key of a device is one key in use, and no other device’s', () => {
  const { taken } = placesNotInUse(fleet.keys);
  const places = [...placesOfDevices()];
  expect(places.map(([, own]) => own.length)).toEqual(fleet.devices.map(keysOfDevice));
  const all = places.flatMap(([, own]) => own);
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((place) => taken.has(place) || place >= allKeys(fleet.keys))).toEqual([]);
});

// Seen to fail: with the device’s own state after its revocation, too.
test('the policy refuses a revoked device everything, by the rule for unknown devices', () => {
  for (const device of fleet.devices) {
    const allowed = decisionsFor(example, device, false).filter(({ effect }) => effect === 'allow');
    expect(allowed).not.toEqual([]);
    for (const { effect, rule } of decisionsFor(example, device, true)) {
      expect(effect).toBe('deny');
      expect(example.rules.find(({ id }) => id === rule)?.when.device).toContain('unknown');
    }
  }
});
