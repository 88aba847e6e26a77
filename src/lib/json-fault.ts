/** Where a text stops being JSON, counted from 1, and why. Columns count characters, not bytes. */
export type JsonFault = { line: number; column: number; message: string };

type State = 'value' | 'first-value' | 'key' | 'first-key' | 'colon' | 'next' | 'done';

const expected: Record<State, string> = {
  value: 'a value was expected here',
  'first-value': 'a value or ] was expected here',
  key: 'a name in double quotes was expected here',
  'first-key': 'a name in double quotes or } was expected here',
  colon: 'a colon was expected here',
  next: 'a comma or a closing bracket was expected here',
  done: 'nothing may follow the value',
};

/**
 * Finds the first fault of a JSON text (RFC 8259). Browsers word and place this differently, or not at
 * all; this says the same everywhere. It keeps its own stack, so that no nesting is too deep.
 * @returns null when the text is JSON
 */
export function findJsonFault(text: string): JsonFault | null {
  const open: string[] = [];
  let state = 'value' as State;
  let at = 0;
  const after = (): State => (open.length === 0 ? 'done' : 'next');
  while (true) {
    at = skipSpace(text, at);
    if (at >= text.length) {
      if (state === 'done') return null;
      return fault(text, at, 'the text ends before the value is complete');
    }
    const sign = text[at] ?? '';
    if (sign === '"') {
      if (state === 'colon' || state === 'next' || state === 'done') break;
      const end = endOfString(text, at);
      if (typeof end !== 'number') return fault(text, end.at, end.message);
      state = state === 'key' || state === 'first-key' ? 'colon' : after();
      at = end;
    } else if (sign === '{' || sign === '[') {
      if (state !== 'value' && state !== 'first-value') break;
      open.push(sign);
      state = sign === '{' ? 'first-key' : 'first-value';
      at++;
    } else if (sign === '}' || sign === ']') {
      const opener = sign === '}' ? '{' : '[';
      const mayClose = state === 'next' || state === (sign === '}' ? 'first-key' : 'first-value');
      if (!mayClose || open.at(-1) !== opener) break;
      open.pop();
      state = after();
      at++;
    } else if (sign === ',' && state === 'next') {
      state = open.at(-1) === '{' ? 'key' : 'value';
      at++;
    } else if (sign === ':' && state === 'colon') {
      state = 'value';
      at++;
    } else {
      if (state !== 'value' && state !== 'first-value') break;
      scalar.lastIndex = at;
      if (!scalar.test(text)) break;
      at = scalar.lastIndex;
      state = after();
    }
  }
  return fault(text, at, expected[state]);
}

const scalar = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;
const escape = /\\(?:["\\/bfnrt]|u[\da-f]{4})/iy;

function skipSpace(text: string, from: number): number {
  let at = from;
  while (' \t\n\r'.includes(text[at] ?? 'x')) at++;
  return at;
}

/** The place after a string that begins at `from`, or what is wrong with it. */
function endOfString(text: string, from: number): number | { at: number; message: string } {
  for (let at = from + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22) return at + 1;
    if (code < 0x20) {
      return { at, message: 'a line break or control character in a text must be escaped' };
    }
    if (code !== 0x5c) continue;
    escape.lastIndex = at;
    // The `i` flag must not let \N stand for \n.
    if (!escape.test(text) || /[A-Z]/.test(text[at + 1] ?? '')) {
      return { at, message: 'JSON has no such escape' };
    }
    at = escape.lastIndex - 1;
  }
  return { at: from, message: 'this text is never closed' };
}

function fault(text: string, at: number, message: string): JsonFault {
  const before = text.slice(0, at).split(/\r\n|\n|\r/);
  return { line: before.length, column: Array.from(before.at(-1) ?? '').length + 1, message };
}
