import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { pages } from '../support/dist.ts';
import { expect, test } from '../support/test.ts';

const jar = join(import.meta.dirname, '../../tools/audit/node_modules/vnu-jar/build/dist/vnu.jar');

/** Local addresses may be asked, and may answer late: a busy machine must not fail the test. */
const settings = [
  'allow-forbidden-hosts=true',
  'connection-timeout=60000',
  'socket-timeout=60000',
].map((setting) => `-Dnu.validator.servlet.${setting}`);

type Report = {
  messages: { type: string; subType?: string; url: string; message: string; extract?: string }[];
};

/**
 * What the checker does not know yet: CSS that browsers support (Properties and Values 1, Transitions 2, Containment
 * 3, Box 4, Shapes 2), `pathLength` on every shape (SVG 2), and that a policy does not block data in a script element, which
 * nothing executes (HTML, "prepare the script element").
 */
const unknown = [
  /^CSS: (?:Unrecognized at-rule “@(?:property|starting-style|container)”|“(?:margin-trim|container-type)”|“max-width”: The types|“gap”: Parse Error. - 2.5rem|“clip-path”: “path\()/,
  /^Attribute “pathLength” not allowed on element “line”/,
  /^Inline script violates .*<script type="application\/ld\+json">/s,
];

test('the Nu checker finds neither error nor warning', ({ baseURL }) => {
  test.slow();
  test.skip(!existsSync(jar), 'The Nu checker is missing. Run scripts/setup.mjs.');
  test.skip(spawnSync('java', ['-version']).status !== 0, 'There is no Java for the Nu checker.');
  // Over HTTP, because a file has no origin that the policy's 'self' could stand for.
  const addresses = pages.map(({ path }) => `${baseURL}${path}`);
  const { stderr } = spawnSync(
    'java',
    [...settings, '-jar', jar, '--format', 'json', ...addresses],
    { encoding: 'utf8', maxBuffer: 64_000_000 },
  );
  const { messages }: Report = JSON.parse(stderr);
  const faults = messages
    .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
    .map(({ url, message, extract }) => ({ url, said: `${message} ${extract ?? ''}` }))
    .filter(({ said }) => !unknown.some((pattern) => pattern.test(said)))
    .map(({ url, said }) => `${url} ${said}`);
  expect(faults).toEqual([]);
});
