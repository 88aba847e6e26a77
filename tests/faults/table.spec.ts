import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, test } from '../support/test.ts';

/** Faults of the environment, each with the file and title start of the tests that cause it. */
const faults: readonly (readonly [fault: string, file: string, ...titles: string[]])[] = [
  ['scripts are off', 'faults/network', 'without script every page'],
  ['scripts die midway', 'e2e/failure', 'a page whose code never arrives'],
  ['a chunk is gone after a release', 'faults/network', 'after a new release'],
  ['data that is fetched is missing', 'e2e/search', 'once fetched, it needs no network'],
  ['offline', 'e2e/account-faults', 'offline, a dialog says that its form is missing'],
  ['a slow line', 'faults/network', 'on a slow line'],
  ['storage is blocked', 'faults/storage', 'where storage is blocked'],
  ['storage is full', 'e2e/requests', 'where storage is refused'],
  ['storage is full', 'e2e/account-faults', 'full storage'],
  ['stored records are corrupt', 'faults/storage', 'whatever the site’s stored records hold'],
  ['private mode', 'faults/storage', 'in a private window'],
  ['no clipboard', 'e2e/developers', 'where the clipboard is refused'],
  ['no clipboard', 'e2e/blog-feed-dialog', 'where the browser refuses the clipboard'],
  ['Back brings the page as it was', 'faults/time', 'a page that Back restores'],
  ['submitted twice', 'e2e/contact', 'a message reaches the mail app once'],
  ['two tabs', 'e2e/account-session', 'other tabs follow'],
  ['a wrong clock', 'faults/time', 'with a clock in'],
  [
    'time zones',
    'faults/time',
    'every date is the same day',
    'at \\$\\{moment\\} the support hours',
  ],
  ['paper', 'faults/display', 'on paper'],
  ['zoom to 400 %', 'faults/display', '\\$\\{path\\} at 400 %'],
  ['colors and motion of the visitor', 'faults/display', 'in forced colors'],
  ['hostile text', 'e2e/hostile-forms', '\\$\\{request.id\\} sends any', 'an e-mail field takes'],
  ['addresses that nothing has', 'e2e/not-found', 'hostile addresses'],
  [
    'translators and extensions',
    'faults/translated',
    'a page that is translated',
    'text typed into a translated page',
    'a translated page keeps working',
    'a press during which the code of a translated page',
    'a press during which the code of a translated part',
    'an island that was changed before the first script ran',
  ],
  ['pictures, fonts and styles are missing', 'faults/network', 'without pictures, fonts'],
  ['no mail app', 'e2e/newsletter', 'hands the address over once'],
  ['ad blockers', 'site/static', 'no file has a name'],
];

/** The comment directly above a test that names the change that made it fail. */
const seen = String.raw`// Seen to fail: with(?:out)? .*\n(?: *//.*\n)* *`;

test('each of the twenty-five faults has a test that was seen to fail', () => {
  expect(new Set(faults.map(([fault]) => fault)).size).toBe(25);
  for (const [fault, file, ...titles] of faults) {
    const path = resolve(import.meta.dirname, `../${file}.spec.ts`);
    expect([fault, existsSync(path)]).toEqual([fault, true]);
    const source = readFileSync(path, 'utf8');
    for (const title of titles) {
      const running = String.raw`\btest(?:WithoutScript)?\(\s*(['\`])${title}`;
      expect([fault, title, new RegExp(running).test(source)]).toEqual([fault, title, true]);
      const watched = new RegExp(seen + running).test(source);
      expect([fault, title, watched && 'seen to fail']).toEqual([fault, title, 'seen to fail']);
    }
  }
});
