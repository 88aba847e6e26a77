import { type MailMessage, mailAddress, normalizeBody, normalizeSubject } from './mailto.ts';

const lineBreak = '\r\n';

// 76 base64 characters, the longest line that RFC 2045, section 6.8 allows.
const bytesPerLine = 57;

// 52 base64 characters in a 64-character word, so that "Subject: " and the first word fit in the
// 76 columns that RFC 2047, section 2 gives a line with an encoded word.
const bytesPerWord = 39;

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function base64Lines(bytes: Uint8Array): string {
  const lines: string[] = [];
  for (let at = 0; at < bytes.length; at += bytesPerLine)
    lines.push(base64(bytes.subarray(at, at + bytesPerLine)) + lineBreak);
  return lines.join('');
}

/** RFC 2047 words of whole characters, one a line: section 5 forbids splitting a character between two words. */
function encodedWords(text: string): string {
  const encoder = new TextEncoder();
  const words: string[] = [];
  let word = '';
  for (const character of text) {
    if (encoder.encode(word + character).length > bytesPerWord) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  if (word !== '') words.push(word);
  return words.map((part) => `=?UTF-8?B?${base64(encoder.encode(part))}?=`).join(`${lineBreak} `);
}

/**
 * A message as a file that mail programs open (RFC 5322 with MIME, RFC 2045 and 2047). `X-Unsent: 1`
 * makes classic Outlook for Windows open it as a draft; other programs may show it read-only.
 * Sender and date are left out: the mail program that sends it fills them in.
 *
 * @returns the text of the file, ASCII only, every line ended by CRLF
 * @throws RangeError when `to` is not one plain address
 */
export function emlFile({ to, subject, body }: MailMessage): string {
  const head = [
    `To: ${mailAddress(to)}`,
    `Subject: ${encodedWords(normalizeSubject(subject))}`,
    'X-Unsent: 1',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    '',
  ];
  return head.join(lineBreak) + base64Lines(new TextEncoder().encode(normalizeBody(body)));
}
