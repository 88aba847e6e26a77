import { fleet } from '../../content/product/fleet.ts';
import { addPlaces, allKeys, placesNotInUse } from '../../figures/scenes/fleet.ts';
import { seededRandom } from '../../lib/random.ts';
import { attributes, decide, type Policy, type Rule } from '../../models/policy/decide.ts';

export type Device = (typeof fleet.devices)[number];

/** How many keys go with a device: its own, those of its sessions, and those that wrap its files. */
export const keysOfDevice = ({ sessions, wraps }: Device): number => 1 + sessions + wraps;

/** Where each device's keys are among all keys, each of them in use. They are scattered, because keys lie by their age. */
export function placesOfDevices(): ReadonlyMap<Device, readonly number[]> {
  const { taken } = placesNotInUse(fleet.keys);
  return new Map(
    fleet.devices.map((device) => {
      const random = seededRandom(device.id);
      const next = () => random() * allKeys(fleet.keys);
      return [device, addPlaces(taken, keysOfDevice(device), next)];
    }),
  );
}

/** What the policy decides about each resource. A device whose key is revoked cannot say who it is: it is unknown. */
export const decisionsFor = (
  policy: Policy,
  { role, device, place }: Device,
  isRevoked: boolean,
): readonly { readonly effect: Rule['effect']; readonly rule: string | undefined }[] =>
  attributes.resource.map((resource) => {
    const now = isRevoked ? 'unknown' : device;
    const { effect, decidedBy } = decide(policy, {
      role,
      resource,
      device: now,
      place,
      time: fleet.time,
    });
    return { effect, rule: decidedBy?.id };
  });
