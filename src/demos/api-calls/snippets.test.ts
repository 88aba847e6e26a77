import { execFileSync, spawnSync } from 'node:child_process';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { snippetLanguages, snippetOf } from './snippets.ts';
import { characters } from '../../../tests/support/characters.ts';

const origin = 'https://api.sample.example';
const call = { method: 'POST', path: '/api/v1/encrypt', body: '{"data": "it\'s \\"5\\" $HOME"}' };
const hasPython = spawnSync('python3', ['--version']).status === 0;

/** Without NUL, which command-line arguments cannot contain. */
const bodies = characters().filter((body) => !body.includes('\0') && body !== '');
const hard = `'"\\\n\r\t\`$(x) \${y} %0A é 👩‍🔬 \u2028 '''`;

test('the cURL snippet passes the exact body', () => {
  const run = (body: string) => {
    const script = `curl() { printf '%s\\n--\\n' "$@"; }\n${snippetOf('curl', { ...call, body }, origin)}`;
    const printed = execFileSync('bash', ['-c', script], { encoding: 'utf8' });
    expect(printed).toContain(`--data-raw\n--\n${body}\n--\n`);
    expect(printed).toContain('\nAuthorization: Bearer YOUR_API_KEY\n');
  };
  run(hard);
  fc.assert(fc.property(bodies, run), { numRuns: 10 });
});

test('the fetch snippet sends the exact body', async () => {
  const run = async (body: string) => {
    const sent: unknown[] = [];
    const code = snippetOf('fetch', { ...call, body }, origin);
    const asynchronous = Object.getPrototypeOf(async () => {}).constructor as FunctionConstructor;
    const snippet = asynchronous('fetch', 'console', code) as (...args: unknown[]) => Promise<void>;
    const answer = { status: 200, json: async () => ({}) };
    await snippet((...args: unknown[]) => (sent.push(...args), answer), { log: () => {} });
    expect(sent[0]).toBe(`${origin}/api/v1/encrypt`);
    expect(sent[1]).toMatchObject({ method: 'POST', body });
  };
  await run(hard);
  await fc.assert(fc.asyncProperty(bodies, run));
});

test.skipIf(!hasPython)('the Python snippet sends the exact body', () => {
  const fake = `import sys, types
class Answer:
    status_code = 200
    def json(self): return {}
def request(method, url, headers, data, timeout):
    sys.stdout.buffer.write(data)
    return Answer()
sys.modules['requests'] = types.SimpleNamespace(request=request)
print = lambda *parts: None
`;
  const code = fake + snippetOf('python', { ...call, body: hard }, origin);
  expect(execFileSync('python3', ['-c', code], { encoding: 'utf8' })).toBe(hard);
});

test('the Go snippet quotes the body as one interpreted string (not compiled here)', () => {
  const code = snippetOf('go', { ...call, body: hard }, origin);
  const [, literal = ''] = /strings\.NewReader\(("[^]*")\)\)\n/.exec(code) ?? [];
  expect(JSON.parse(literal)).toBe(hard);
});

test.each(snippetLanguages)(
  'the $label snippet for GET has no body and no content type',
  ({ id }) => {
    const code = snippetOf(
      id,
      { method: 'GET', path: '/api/v1/keys', body: '{"ignored": 1}' },
      origin,
    );
    expect(code).not.toMatch(/ignored|Content-Type|strings/);
    expect(code).toContain('https://api.sample.example/api/v1/keys');
    expect(code).toContain('Bearer YOUR_API_KEY');
  },
);

test('a path cannot name another host', () => {
  const code = snippetOf('fetch', { ...call, path: '//other.example/x' }, origin);
  expect(code).toContain('https://api.sample.example//other.example/x');
});
