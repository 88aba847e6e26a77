import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { pages } from '../support/dist.ts';
import { expect, test } from '../support/test.ts';

const jar = join(import.meta.dirname, '../../tools/audit/node_modules/vnu-jar/build/dist/vnu.jar');
const dist = resolve(import.meta.dirname, '../../dist');

type Report = {
  messages: {
    type: string;
    subType?: string;
    url: string;
    lastLine: number;
    message: string;
    extract?: string;
  }[];
};

/**
 * CSS that browsers support and the checker does not know yet: Properties and Values 1, Transitions 2, Box 4,
 * Shapes 2.
 */
const newCss =
  /^CSS: (?:Unrecognized at-rule “@(?:property|starting-style)”|“margin-trim”|“max-width”: The types|“clip-path”: “path\()/;

test('the Nu checker finds neither error nor warning in any page', () => {
  test.slow();
  test.skip(!existsSync(jar), 'npm run test:full installs the Nu checker');
  test.skip(spawnSync('java', ['-version']).status !== 0, 'There is no Java on this machine');
  const names = pages.map(({ name }) => join(dist, name));
  const { stderr } = spawnSync('java', ['-jar', jar, '--format', 'json', ...names], {
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  const { messages }: Report = JSON.parse(stderr);
  const faults = messages
    .filter(({ type, subType }) => type === 'error' || subType === 'warning')
    .map(({ url, message, extract }) => ({ url, said: `${message} ${extract ?? ''}` }))
    .filter(({ said }) => !newCss.test(said))
    .map(({ url, said }) => `${url.replace(/.*dist/, '')} ${said}`);
  expect(faults).toEqual([]);
});
