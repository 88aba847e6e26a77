/**
 * Scores paths of a local server with the MDN Observatory's retriever and tests, because the package's own
 * command takes no port. Prints one line of JSON per path. NODE_EXTRA_CA_CERTS names the server's certificate.
 * Usage: node observatory.mjs HTTP-PORT HTTPS-PORT PATH…
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const root = join(import.meta.dirname, 'node_modules/@mdn/mdn-http-observatory');

// The package's install script would download these lists. They do not matter for localhost.
for (const [name, content] of [
  ['hsts-preload.json', '{}'],
  ['tld-list.json', '["com"]'],
]) {
  const file = join(root, 'conf', name);
  if (!existsSync(file)) writeFileSync(file, content);
}

const load = (name) => import(join(root, 'src', name));
const { retrieve } = await load('retriever/retriever.js');
const { ALL_TESTS } = await load('constants.js');
const { getGradeForScore, getScoreModifier } = await load('grader/grader.js');
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load('grader/charts.js');

const [httpPort, httpsPort, ...paths] = process.argv.slice(2);
for (const path of paths) {
  const options = { httpPort: Number(httpPort), httpsPort: Number(httpsPort), path };
  const requests = await retrieve('localhost', options);
  if (!requests.responses.auto) throw new Error(`There was no response for ${path}`);
  const results = ALL_TESTS.map((run) => run(requests));
  const modifiers = results.map(({ result }) => getScoreModifier(result));
  const sum = (numbers) => numbers.reduce((total, number) => total + number, 100);
  const penalized = sum(modifiers.filter((modifier) => modifier < 0));
  const score = penalized >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : penalized;
  const { grade } = getGradeForScore(score);
  const passed = results.filter(({ pass }) => pass).length;
  const tests = results.map(({ result }, index) => `${result} ${modifiers[index]}`);
  console.log(JSON.stringify({ path, score, grade, passed, of: results.length, tests }));
}
