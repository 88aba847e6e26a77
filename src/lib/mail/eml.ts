import { toBase64 } from '../seal/bytes.ts';
import { type MailMessage, mailAddress, normalizeBody, normalizeSubject } from './mailto.ts';

const lineBreak = '\r\n';

// 76 Base64 characters, the longest line that RFC 2045, section 6.8 allows.
const bytesPerLine = 57;

// 52 Base64 characters, so that "Subject: " and the first encoded word of 64 characters fit in the 76
// columns that RFC 2047, section 2 allows.
const bytesPerWord = 39;

function base64Lines(bytes: Uint8Array): string {
  const lines: string[] = [];
  for (let at = 0; at < bytes.length; at += bytesPerLine)
    lines.push(toBase64(bytes.subarray(at, at + bytesPerLine)) + lineBreak);
  return lines.join('');
}

/** Writes RFC 2047 encoded words, one per line. Section 5 forbids splitting a character between two. */
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
  return words.map((part) => `=?UTF-8?B?${toBase64(encoder.encode(part))}?=`).join(`${lineBreak} `);
}

/**
 * Writes a message as an .eml file (RFC 5322, 2045 and 2047): ASCII with CRLF line ends. `X-Unsent: 1` makes
 * classic Outlook for Windows open it as a draft; other programs may show it read-only. The mail program
 * that sends it adds sender and date.
 * @throws RangeError if `to` is not one plain address
 */
export function emlFile({ to, subject, body }: MailMessage): string {
  const fields = {
    To: mailAddress(to),
    Subject: encodedWords(normalizeSubject(subject)),
    'X-Unsent': '1',
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': 'base64',
  };
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}${lineBreak}`);
  const lines = base64Lines(new TextEncoder().encode(normalizeBody(body)));
  return head.join('') + lineBreak + lines;
}
