import { XMLBuilder, XMLParser, XMLValidator } from 'fast-xml-parser';

import type { Stripped } from '../picture-kinds.ts';

/** As the parser gives it: one property is the tag's name, or `#text`. */
type Node = { [name: string]: unknown };

const attributesKey = ':@';

const asWritten = {
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  // Numeric references count as HTML's there.
  htmlEntities: true,
};
const parser = new XMLParser({
  ...asWritten,
  trimValues: false,
  parseTagValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
});
const builder = new XMLBuilder({
  ...asWritten,
  suppressEmptyNode: true,
  suppressBooleanAttributes: false,
});

/** Why an element is left out, if it is. Other namespaces are the notes of drawing programs. */
function whyLeftOut(tag: string): string | undefined {
  if (tag === 'script') return 'a script';
  if (tag === 'metadata') return 'metadata';
  if (tag === 'foreignObject') return 'foreign markup';
  return /^(?!svg:)[\w.-]+:/.test(tag) ? 'a drawing program’s notes' : undefined;
}

function whyAttributeLeftOut(name: string): string | undefined {
  if (/^on/i.test(name)) return 'a script';
  if (/^xmlns:(?!svg$|xlink$)|^(?!xmlns:|xlink:|xml:|svg:)[\w.-]+:|^data-/.test(name))
    return 'a drawing program’s notes';
  return undefined;
}

const isLink = (name: string): boolean => name === 'href' || name === 'xlink:href';

const embedded = /^data:image\/[\w+.-]+;base64,/;

/**
 * An SVG without scripts, metadata, comments and the notes of drawing programs, which have file names and folders.
 * @param stripPicture for the pictures embedded in it
 * @throws Error if it is not well-formed, or shows a file that browsers don't load for a picture
 */
export function strippedSvg(source: Buffer, stripPicture: (bytes: Buffer) => Stripped): Stripped {
  const text = source.toString('utf8').replace(/^\uFEFF/, '');
  const valid = XMLValidator.validate(text);
  if (valid !== true)
    throw new Error(`is no valid SVG: line ${valid.err.line}: ${valid.err.msg} Export it again`);
  const removed = new Set<string>(text.includes('<!--') ? ['a comment'] : []);

  /** @returns undefined for one to leave out */
  const attributeOf = (tag: string, name: string, value: string): string | undefined => {
    const why = whyAttributeLeftOut(name);
    if (why) {
      removed.add(why);
      return undefined;
    }
    if (!isLink(name) || value.startsWith('#') || tag === 'a')
      return /^\s*javascript:/i.test(value) ? undefined : value;
    const [head] = embedded.exec(value) ?? [];
    if (!head)
      throw new Error(
        `shows another file, ${value}, which browsers don’t load here: embed it in the SVG`,
      );
    const inner = stripPicture(Buffer.from(value.slice(head.length), 'base64'));
    for (const name of inner.removed) removed.add(name);
    return head + inner.bytes.toString('base64');
  };

  const clean = (nodes: readonly Node[]): Node[] =>
    nodes.flatMap((node) => {
      const tag = Object.keys(node).find((name) => name !== attributesKey) ?? '';
      const why = whyLeftOut(tag);
      if (why) {
        removed.add(why);
        return [];
      }
      if (tag === '#text') return [node];
      const kept: Node = { [tag]: clean(node[tag] as Node[]) };
      const attributes = Object.entries((node[attributesKey] ?? {}) as Record<string, string>);
      const shown = attributes
        .map(([name, value]) => [name, attributeOf(tag, name, value)] as const)
        .filter(([, value]) => value !== undefined);
      if (shown.length > 0) kept[attributesKey] = Object.fromEntries(shown);
      return [kept];
    });

  const cleaned = builder.build(clean(parser.parse(text) as Node[]));
  const bytes = removed.size > 0 ? Buffer.from(`${cleaned.trim()}\n`) : source;
  return { bytes, removed: [...removed], orientation: 1, animated: false };
}
