import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, test } from '../support/test.ts';

/** What can go wrong around the site, and the tests in which it does: file and how the title begins. */
const faults: readonly (readonly [fault: string, file: string, ...titles: string[]])[] = [
  ['scripts are off', 'faults/network', 'without script every page'],
  ['scripts die midway', 'e2e/failure', 'a page whose code never arrives'],
  ['a chunk is gone after a release', 'faults/network', 'after a new release'],
  ['data that is fetched is missing', 'e2e/search', 'once fetched, it needs no network'],
  ['offline', 'e2e/account-faults', 'offline, the page stays'],
  ['a slow line', 'faults/network', 'on a slow line'],
  ['storage is blocked', 'faults/storage', 'where storage is blocked'],
  ['storage is full', 'e2e/requests', 'where storage is refused'],
  ['stored records are corrupt', 'faults/storage', 'whatever stands in the site’s records'],
  ['private mode', 'faults/storage', 'in a private window'],
  ['no clipboard', 'e2e/developers', 'where the clipboard is refused'],
  ['Back brings the page as it was', 'faults/time', 'a page that Back brings back'],
  ['submitted twice', 'faults/page', 'Enter and a click'],
  ['two tabs', 'e2e/account-session', 'other tabs follow'],
  ['a wrong clock', 'faults/time', 'with a clock in'],
  ['time zones', 'faults/time', 'every date is the same day'],
  ['paper', 'faults/display', 'on paper'],
  ['zoom to 400 %', 'faults/display', '\\$\\{path\\} at 400 %'],
  ['colors and motion of the visitor', 'faults/display', 'in forced colors'],
  ['hostile text', 'e2e/hostile-text', 'an e-mail field takes no text'],
  ['addresses that nothing has', 'e2e/not-found', 'hostile addresses'],
  ['translators and extensions', 'faults/translated', 'a page that is translated'],
  ['pictures, fonts and styles are missing', 'faults/network', 'without pictures and fonts'],
  ['no mail app', 'e2e/requests', 'hands over the address, empties the field'],
  ['ad blockers', 'faults/page', 'no file has a name'],
];

test('each of the twenty-five faults has a test', () => {
  expect(faults).toHaveLength(25);
  for (const [fault, file, ...titles] of faults) {
    const path = resolve(import.meta.dirname, `../${file}.spec.ts`);
    expect([fault, existsSync(path)]).toEqual([fault, true]);
    const source = readFileSync(path, 'utf8');
    for (const title of titles) {
      const running = new RegExp(String.raw`\btest\(\s*(['\`])${title}`).test(source);
      expect([fault, title, running]).toEqual([fault, title, true]);
    }
  }
});
