import fc from 'fast-check';
import { expect, test } from 'vitest';

import { createMesh, type MeshPart, relayCount, type Settings } from '../../models/mesh/mesh.ts';
import { type MeshChange, simulate } from './simulate.ts';

const mesh = createMesh(438);
const parts = Array.from({ length: relayCount }, (_, relay) => relay).concat(
  mesh.links.map((_, link) => mesh.places.length + link),
);

const anySettings: fc.Arbitrary<Settings> = fc.record({
  fragments: fc.integer({ min: 1, max: 5 }),
  needed: fc.integer({ min: 1, max: 5 }),
  linkMs: fc.integer({ min: 1, max: 30 }),
  relayMs: fc.integer({ min: 0, max: 5 }),
  probeMs: fc.integer({ min: 1, max: 20 }),
  missed: fc.integer({ min: 1, max: 4 }),
  routingMs: fc.integer({ min: 0, max: 10 }),
  resends: fc.integer({ min: 0, max: 3 }),
});

const anyChanges: fc.Arbitrary<MeshChange[]> = fc
  .array(
    fc.record({
      at: fc.integer({ min: 1, max: 120 }),
      parts: fc.uniqueArray(fc.constantFrom(...parts), { minLength: 1, maxLength: 4 }),
      up: fc.boolean(),
    }),
    { maxLength: 5 },
  )
  .map((changes) => changes.toSorted((a, b) => a.at - b.at));

const anyBefore = fc
  .uniqueArray(fc.constantFrom(...parts), { maxLength: 8 })
  .map((down) => new Set(down));

/** What happens before the last change, with and without it. */
function earlierEvents(
  settings: Settings,
  before: ReadonlySet<MeshPart>,
  changes: readonly MeshChange[],
) {
  const last = Math.max(...changes.map(({ at }) => at));
  return [changes, changes.filter(({ at }) => at < last)].map((some) =>
    simulate(mesh, settings, before, some)
      .events.filter(({ at, kind }) => at < last && kind !== 'undelivered')
      .map((event) => JSON.stringify(event))
      .toSorted(),
  );
}

test('later changes do not affect earlier events', () => {
  fc.assert(
    fc.property(anySettings, anyBefore, anyChanges, (settings, before, changes) => {
      const [withLast, without] = earlierEvents(settings, before, changes);
      expect(withLast).toEqual(without);
    }),
  );
});

// A failure at 31 ms had fragments that were resent at 30.15 ms avoid a route that was planned after it.
test('a resend does not avoid the route of one that is planned for later', () => {
  const settings = { fragments: 5, needed: 1, linkMs: 6, relayMs: 0, probeMs: 1, missed: 1 };
  const fails = (at: number, failed: MeshPart[]): MeshChange => ({ at, parts: failed, up: false });
  const [withLast, without] = earlierEvents({ ...settings, routingMs: 0, resends: 1 }, new Set(), [
    fails(8, [15, 0]),
    fails(23, [71, 19, 38]),
    fails(31, [10, 0]),
  ]);
  expect(withLast).toEqual(without);
});

test('no fragment passes a failed part, arrives twice, or is lost without a cause', () => {
  fc.assert(
    fc.property(anySettings, anyBefore, anyChanges, (settings, before, changes) => {
      const run = simulate(mesh, settings, before, changes);
      const arrived = run.events.filter((event) => event.kind === 'arrived');
      expect(new Set(arrived.map(({ fragment }) => fragment)).size).toBe(arrived.length);
      expect(arrived.map(({ count }) => count)).toEqual([...arrived.keys()].map((at) => at + 1));
      expect(run.completeAt).toBe(arrived[settings.needed - 1]?.at ?? null);
      const isDown = (part: MeshPart, at: number) => {
        const change = changes.findLast((one) => one.at <= at && one.parts.includes(part));
        return change ? !change.up : before.has(part);
      };
      for (const { from, to, end, lostAt } of run.legs) {
        const link = mesh.links.findIndex(
          ({ a, b }) => (a === from && b === to) || (b === from && a === to),
        );
        const cause = isDown(to, lostAt ?? end) || isDown(mesh.places.length + link, lostAt ?? end);
        expect(cause).toBe(lostAt !== null);
      }
      for (const { at } of run.events) expect(Number.isFinite(at)).toBe(true);
      expect(Number.isFinite(run.endsAt)).toBe(true);
    }),
  );
});
