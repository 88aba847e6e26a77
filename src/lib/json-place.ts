/** Steps from the outermost value inward: names of members, indexes of items. */
export type JsonPath = readonly (string | number)[];

const token = /\s*(?:("(?:[^"\\]|\\.)*")|([[\]{},:])|([^\s[\]{},:"]+))/gy;

/**
 * Where a value stands in a JSON text, counted from 1: the place of a fault that only its meaning shows.
 * @param text valid JSON; of members with the same name the last one counts, as it does for `JSON.parse`
 * @returns the place of the outermost value that is there when the path leads nowhere
 */
export function placeOfPath(text: string, path: JsonPath): { line: number; column: number } {
  const open: { key: string | number; isList: boolean }[] = [];
  let found = { depth: -1, at: 0 };
  let isName = false;
  let name = '';

  const note = (at: number) => {
    const here = open.map(({ key }) => key);
    const leadsTo = here.length <= path.length && here.every((key, index) => key === path[index]);
    if (leadsTo && here.length >= found.depth) found = { depth: here.length, at };
  };
  for (const { 0: whole, 1: string, 2: sign, index } of text.matchAll(token)) {
    const at = index + whole.length - (string ?? sign ?? whole.trimStart()).length;
    const top = open.at(-1);
    if (sign === ',') {
      if (top?.isList) top.key = Number(top.key) + 1;
      isName = top?.isList === false;
    } else if (sign === ':') {
      isName = false;
      if (top) top.key = name;
    } else if (sign === '}' || sign === ']') {
      open.pop();
      isName = false;
    } else if (isName) {
      name = JSON.parse(string ?? '""') as string;
    } else {
      note(at);
      if (sign === '{') open.push({ key: '', isList: false });
      if (sign === '[') open.push({ key: 0, isList: true });
      isName = sign === '{';
    }
  }
  const before = text.slice(0, found.at).split(/\r\n|\n|\r/);
  return { line: before.length, column: Array.from(before.at(-1) ?? '').length + 1 };
}
