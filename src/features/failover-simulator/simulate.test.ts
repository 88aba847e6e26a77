import fc from 'fast-check';
import { expect, test } from 'vitest';

import { createMesh, type Part, relayCount } from './mesh.ts';
import { shortestPaths } from './routes.ts';
import { costsOf, defaultSettings, type Settings } from './settings.ts';
import { type Change, simulate } from './simulate.ts';
import { runs } from '../../../tests/support/full.ts';

const mesh = createMesh(438);
const none = new Set<Part>();
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

const anyChanges: fc.Arbitrary<Change[]> = fc
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

test('without failures, every fragment arrives on its own relays, in the time of its route', () => {
  const run = simulate(mesh, defaultSettings, none, []);
  expect(run.routes.length).toBe(4);
  const relays = run.legs.flatMap(({ to }) => (to === mesh.receiver ? [] : [to]));
  expect(new Set(relays).size).toBe(relays.length);
  const arrivals = run.events.filter(({ kind }) => kind === 'arrived');
  expect(arrivals.length).toBe(4);
  expect(run.completeAt).toBe(arrivals[2]?.at);
  const costs = costsOf(mesh, defaultSettings);
  const quickest = simulate(mesh, { ...defaultSettings, fragments: 1, needed: 1 }, none, []);
  const { times } = shortestPaths(mesh, costs, new Map([[mesh.sender, 0]]), none);
  expect(quickest.completeAt).toBeCloseTo(times[mesh.receiver] ?? 0);
});

test('later changes do not affect earlier events', () => {
  fc.assert(
    fc.property(anySettings, anyBefore, anyChanges, (settings, before, changes) => {
      const last = changes.at(-1);
      if (!last) return;
      const earlier = ({ events }: ReturnType<typeof simulate>) =>
        events
          .filter(({ at, kind }) => at < last.at && kind !== 'undelivered')
          .map((event) => JSON.stringify(event))
          .toSorted();
      const without = changes.filter(({ at }) => at < last.at);
      expect(earlier(simulate(mesh, settings, before, changes))).toEqual(
        earlier(simulate(mesh, settings, before, without)),
      );
    }),
    { numRuns: runs(400) },
  );
});

test('no fragment passes a failed part, arrives twice, or is lost without a cause', () => {
  fc.assert(
    fc.property(anySettings, anyBefore, anyChanges, (settings, before, changes) => {
      const run = simulate(mesh, settings, before, changes);
      const arrived = run.events.filter((event) => event.kind === 'arrived');
      expect(new Set(arrived.map(({ fragment }) => fragment)).size).toBe(arrived.length);
      expect(arrived.map(({ count }) => count)).toEqual([...arrived.keys()].map((at) => at + 1));
      expect(run.completeAt).toBe(arrived[settings.needed - 1]?.at ?? null);
      const isDown = (part: Part, at: number) => {
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
    { numRuns: runs(400) },
  );
});

test('a relay that fails in transit costs one fragment, and three of four still deliver', () => {
  const whole = simulate(mesh, defaultSettings, none, []);
  const leg = whole.legs.find(({ fragment, to }) => fragment === 0 && to !== mesh.receiver);
  const dies = [{ at: 1, parts: [leg?.to ?? 0], up: false }];
  const run = simulate(mesh, { ...defaultSettings, resends: 0 }, none, dies);
  expect(run.events.filter(({ kind }) => kind === 'lost').length).toBe(1);
  expect(run.completeAt).not.toBeNull();
  const all = { ...defaultSettings, needed: 4, resends: 0 };
  expect(simulate(mesh, all, none, dies).completeAt).toBeNull();
});

test('a resend waits for detection, news and routing', () => {
  const settings = { ...defaultSettings, fragments: 1, needed: 1 };
  const [route = []] = simulate(mesh, settings, none, []).routes;
  const dead = route[2] ?? 0;
  const run = simulate(mesh, settings, none, [{ at: 1, parts: [dead], up: false }]);
  const resent = run.events.find(({ kind }) => kind === 'resent');
  const news = run.news[0];
  expect(news?.noticedAt).toBe(1 + settings.probeMs * settings.missed);
  expect(resent?.at).toBeCloseTo((news?.heardAt[mesh.sender] ?? 0) + settings.routingMs);
  expect(run.completeAt).not.toBeNull();
});

test('nothing arrives across a partition', () => {
  const cut = mesh.links.flatMap(({ a, b }, link) =>
    a === mesh.receiver || b === mesh.receiver ? [mesh.places.length + link] : [],
  );
  const early = simulate(mesh, defaultSettings, none, [{ at: 1, parts: cut, up: false }]);
  expect(early.completeAt).toBeNull();
  const known = simulate(mesh, defaultSettings, new Set(cut), []);
  expect(known).toMatchObject({ legs: [], routes: [], completeAt: null });
});
