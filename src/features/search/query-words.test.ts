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

/** Each term's ways, with a comma between ways. */
const termsOf = (query: string) =>
  vocabulary.termsOf(query).map((ways) => ways.map(({ words }) => words.join(' ')).join());

test.each([
  ['post quantum', ['post', 'quantum'], ['Post-Quantum'], ['post quantum'], 'postquantum'],
  ['zero trust', ['zero', 'trust'], ['zero-trust'], ['zero trust'], 'zerotrust'],
  ['aes 256', ['aes256'], ['AES-256', 'aes256'], ['aes256'], 'AES256'],
  ['fips 203', ['fips203'], ['FIPS-203', 'FIPS203'], ['fips203'], 'fips203'],
  ['e mail', ['email,e mail'], ['e-mail'], ['email,e mail'], 'email'],
  ['api key', ['apikey,api key'], ['API-key'], ['apikey,api key'], 'apiKey'],
  ['fail over', ['failover,fail over'], ['fail-over'], ['failover'], 'failover'],
])('“%s” asks for the same however it is written', (blank, apart, others, asOne, one) => {
  for (const written of [blank, ...others])
    expect([written, termsOf(written)]).toEqual([written, apart]);
  expect(termsOf(one)).toEqual(asOne);
});

test('the last part may be typed in part', () => {
  expect(termsOf('zerotru')).toEqual(['zero tru']);
});

test('stop words are left out, unless there is nothing else', () => {
  expect(termsOf('How do I rotate an API key?')).toEqual(['', 'apikey,api key']);
  expect(termsOf('what is it')).toEqual(['', 'is', '']);
});

test('a word is asked for once, and at most twelve words are', () => {
  const many = Array.from({ length: 50 }, (_, index) => `w${index}`).join(' ');
  expect(termsOf(`${many} ${many}`)).toHaveLength(12);
  expect(termsOf('trust Trust')).toEqual(['trust']);
});

test('a word stays one if a text has it or its other form, and asks for nothing if none has anything like it', () => {
  for (const word of ['failover', 'failovers', 'keys']) expect(termsOf(word)).toEqual([word]);
  for (const word of ['zxqvzxqv', '8dbb2996a0636', 'x'.repeat(200)])
    expect(termsOf(word)).toEqual(['']);
});
