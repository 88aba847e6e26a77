import { expect, test } from 'vitest';

import { Vocabulary } from './query-words.ts';

const vocabulary = new Vocabulary();
for (const text of [
  'Post-quantum keys for e-mail. An email.',
  'Zero trust is a root of trust.',
  'AES-256, and X25519MLKEM768 of TLS 1.3. See FIPS 203.',
  'const apiKey = readKey();',
  'A failover.',
])
  vocabulary.add(text);

const joined = (query: string) =>
  vocabulary.groupsOf(query).map(({ words, joined: one }) => [...words, one].join(' ').trim());

test.each([
  ['post quantum', ['post', 'quantum'], ['Post-Quantum', 'postquantum']],
  ['zero trust', ['zero', 'trust'], ['zero-trust', 'zerotrust', 'ZEROTRUST']],
  ['root of trust', ['root', 'trust'], ['root-of-trust', 'rootoftrust']],
  ['aes 256', ['aes', '256'], ['AES-256', 'aes256']],
  ['fips 203', ['fips', '203'], ['FIPS-203', 'FIPS203']],
  ['tls 1 3', ['tls', '1', '3'], ['TLS1.3', 'tls-1.3']],
  ['e mail', ['e mail email'], ['e-mail', 'email', 'EMail']],
  ['api key', ['api key apikey'], ['API-key', 'apikey', 'apiKey']],
  ['fail over', ['fail over failover'], ['fail-over']],
])('“%s” is the same words however it is written', (blank, words, others) => {
  for (const written of [blank, ...others])
    expect([written, joined(written)]).toEqual([written, words]);
});

test('the last part may be typed in part', () => {
  expect(joined('zerotru')).toEqual(['zero', 'trust'.slice(0, 3)]);
});

test('a word stays one if a text has it, its other form or nothing like it', () => {
  for (const word of [
    'failover',
    'failovers',
    'keys',
    'zxqvzxqv',
    '8dbb2996a0636',
    'x'.repeat(200),
  ])
    expect(joined(word)).toEqual([word]);
});
