import { existsSync } from 'node:fs';

import { pause } from '../browser.ts';
import { median, ratioOf } from '../figures.ts';
import { type Screen, withScreen } from '../moves/screen.ts';
import { type WatchedSite, watchSite } from '../moves/watched-site.ts';
import { ownPaths, peerPaths } from '../peers/peers.ts';
import { attempt, type Part, type Report, titled } from '../setting.ts';

const [from, to] = ownPaths;

/** How long the pointer rests on the link before the click. */
const rests = [
  { name: 'after a rest of 400 ms', restMs: 400 },
  { name: 'at once', restMs: 0 },
];

const away = { x: 1275, y: 795 };

async function move(site: WatchedSite, screen: Screen, restMs: number) {
  const { options, origin } = site;
  await screen.point(away.x, away.y);
  const ready = site.nextMessage('ready', options.from);
  site.go(origin + options.from);
  const { x, y } = await ready;
  const seen = Promise.all([site.nextMessage('clicked'), site.nextMessage('painted', options.to)]);
  // If xdotool fails, nothing awaits this promise.
  seen.catch(() => {});
  await screen.point(x, y);
  await pause(restMs);
  await screen.click();
  const [{ at: start }, { at: end, how }] = await seen;
  return { took: end - start, how };
}

async function moves(report: Report, name: string, site: WatchedSite, count: number) {
  const medians = new Map<string, number>();
  await withScreen(async (screen) => {
    screen.open(site.origin + site.options.to);
    for (const { name: how, restMs } of rests) {
      const found: Awaited<ReturnType<typeof move>>[] = [];
      for (let round = 0; round < count; round += 1) {
        const result = await attempt(report, `${name} ${how}`, () => move(site, screen, restMs));
        if (result) found.push(result);
      }
      if (found.length === 0) continue;
      medians.set(how, median(found.map(({ took }) => took)));
      const ahead = found.filter((result) => result.how === 'ahead').length;
      const each = found.map(({ took }) => Math.round(took)).join(', ');
      report.notes.push(`${name}, ${how}: ${each} ms; rendered ahead ${ahead} of ${found.length}`);
    }
  });
  return medians;
}

const needed = ['/usr/bin/Xvfb', '/usr/bin/xdotool'];

/**
 * Measures from the click on a link to the next page's first paint, with a real pointer and without a debugger.
 * The reference is a client router that already has the next page's text and code.
 */
export const moved: Part = async ({ builds, peers, quick }) => {
  const report: Report = { figures: [], notes: [] };
  const missing = needed.filter((file) => !existsSync(file));
  if (missing.length > 0) {
    report.notes.push(`SKIPPED: ${missing.join(', ')} missing (Debian: xvfb, xdotool).`);
    return report;
  }
  const { folder } = await peers();
  const [one, two] = peerPaths.router;
  const sites = [
    { name: 'client router', folder, options: { from: one, to: two, ahead: false, delayMs: 0 } },
    ...builds.flatMap((build) =>
      [0, 100].map((delayMs) => ({
        name: titled(build, 'site', delayMs ? `${delayMs} ms away` : ''),
        folder: build.folder,
        options: { from, to, ahead: true, delayMs },
      })),
    ),
  ];
  let router: Map<string, number> | undefined;
  for (const { name, folder, options } of sites) {
    const site = await watchSite(folder, options);
    try {
      const found = await attempt(report, name, () => moves(report, name, site, quick ? 2 : 7));
      router ??= found;
      for (const [how, value] of found ?? []) {
        const ratio = ratioOf(value, router?.get(how));
        report.figures.push({ name: `${name}, ${how}`, value, unit: 'ms', ratio });
      }
    } finally {
      await site.stop();
    }
  }
  report.notes.push(
    'Click to first contentful paint (router: to the frame after its change); fast CPU, server on this machine; ratios against the router. The fade of 140 ms begins with that paint.',
  );
  return report;
};
