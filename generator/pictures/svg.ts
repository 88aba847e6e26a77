import { XMLBuilder, XMLParser, XMLValidator } from 'fast-xml-parser';

import { decoded } from '../../src/lib/text/decoded.ts';

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
  processEntities: { enabled: true, maxTotalExpansions: 1000, maxExpandedLength: 100_000 },
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

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** The elements of SVG 2 that draw, name or animate. */
const elements = wordsOf(
  `a animate animateMotion animateTransform circle clipPath defs desc ellipse feBlend feColorMatrix
  feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood
  feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight
  feSpecularLighting feSpotLight feTile feTurbulence filter g image line linearGradient marker mask mpath path pattern
  polygon polyline radialGradient rect set stop style svg switch symbol text textPath title tspan use view #text`,
);

/** Their attributes. */
const attributes = wordsOf(
  `accumulate additive alignment-baseline amplitude aria-hidden aria-label aria-labelledby attributeName attributeType
  azimuth baseFrequency baseProfile baseline-shift begin bias by calcMode class clip clip-path clip-rule clipPathUnits
  color color-interpolation color-interpolation-filters cx cy d diffuseConstant direction display divisor
  dominant-baseline dur dx dy edgeMode elevation enable-background end exponent fill fill-opacity fill-rule filter
  filterUnits flood-color flood-opacity font font-family font-size font-size-adjust font-stretch font-style font-variant
  font-weight fr from fx fy glyph-orientation-vertical gradientTransform gradientUnits height href id image-rendering in
  in2 intercept isolation k1 k2 k3 k4 kernelMatrix kernelUnitLength keyPoints keySplines keyTimes lang lengthAdjust
  letter-spacing lighting-color limitingConeAngle marker-end marker-mid marker-start markerHeight markerUnits markerWidth
  mask mask-type maskContentUnits maskUnits max media method min mix-blend-mode mode numOctaves offset opacity operator
  order orient origin overflow paint-order path pathLength patternContentUnits patternTransform patternUnits points
  pointsAtX pointsAtY pointsAtZ preserveAlpha preserveAspectRatio primitiveUnits r radius refX refY repeatCount repeatDur
  requiredExtensions requiredFeatures restart result role rotate rx ry scale seed shape-rendering side slope spacing
  specularConstant specularExponent spreadMethod startOffset stdDeviation stitchTiles stop-color stop-opacity stroke
  stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width style
  surfaceScale systemLanguage tableValues targetX targetY text-anchor text-decoration text-overflow text-rendering
  textLength to transform transform-origin type unicode-bidi values vector-effect version viewBox visibility white-space
  width word-spacing writing-mode x x1 x2 xChannelSelector xlink:href xml:lang xml:space xmlns xmlns:xlink y y1 y2
  yChannelSelector z`,
);

const notes = 'a drawing program’s notes';

/** How the build's output names what is left out. */
function nameOf(name: string): string {
  if (/^(?:script|on.*|attributeName)$/i.test(name)) return 'a script';
  if (name === 'metadata') return 'metadata';
  if (name === 'foreignObject') return 'foreign markup';
  return /:|^data-/.test(name) ? notes : `“${name}”`;
}

/** What stands beside the elements. */
const around = [
  ['a comment', /<!--/],
  ['a processing instruction', /<\?(?!xml\s)/],
  ['declarations', /<!DOCTYPE[^>]*\[/],
] as const;

const isLink = (name: string): boolean => name === 'href' || name === 'xlink:href';

const svgNamespace = 'http://www.w3.org/2000/svg';
const linkNamespace = 'http://www.w3.org/1999/xlink';

/** What stands for namespaces before a colon, such as `ns0` in `<ns0:svg>`. */
type Prefixes = ReadonlyMap<string, string>;

/** Also where a file doesn't say so. */
const usualPrefixes: Prefixes = new Map([
  ['svg', svgNamespace],
  ['xlink', linkNamespace],
]);

/** A name without the prefix of a namespace; as it is written in another one. */
function nameIn(namespace: string, name: string, prefixes: Prefixes): string {
  const [prefix = '', own] = name.split(':');
  return own !== undefined && prefixes.get(prefix) === namespace ? own : name;
}

/** Declares a prefix that the names then do without. */
const isDeclaration = (name: string, value: string): boolean =>
  name === 'xmlns' ||
  (name !== 'xmlns:xlink' &&
    name.startsWith('xmlns:') &&
    [svgNamespace, linkNamespace].includes(value));

const embedded = /^data:(image\/[\w+.-]+)(?:;(?!base64)[^;,]*)*(;base64)?,/;

/** In styles, what leads to another file; a typeface may be embedded there. */
const outside = /@import|url\((?!\s*["']?\s*(?:#|data:(?:font|application)\/))[^)]*/i;

function parsed(text: string): Node[] {
  const valid = XMLValidator.validate(text);
  if (valid !== true)
    throw new Error(`is no valid SVG: line ${valid.err.line}: ${valid.err.msg} Export it again`);
  try {
    return parser.parse(text) as Node[];
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : '';
    throw new Error(`is no valid SVG: ${reason}: export it again`, { cause });
  }
}

function refuse(address: string): never {
  const shown = address.length > 80 ? `${address.slice(0, 80)}…` : address;
  throw new Error(
    `shows another file, ${shown}, which browsers don’t load here: embed it in the SVG`,
  );
}

/** What nodes say, without blanks and signs. */
const lettersIn = (nodes: readonly Node[]): string =>
  nodes
    .flatMap((node) => Object.entries(node))
    .map(([name, value]) => {
      if (name === '#text') return String(value).replaceAll(/[^\p{L}\p{N}]/gu, '');
      return name === attributesKey ? '' : lettersIn(value as readonly Node[]);
    })
    .join('');

function refuseOutside(styles: string): void {
  const [found] = outside.exec(styles) ?? [];
  if (found !== undefined) refuse(found);
}

/**
 * The text of an SVG in the encoding that it declares.
 * @throws Error if it is written in another one
 */
function textOf(source: Buffer): string {
  const [, declared = 'utf-8'] =
    /^\s*<\?xml[^>]*\bencoding=["']([\w.-]+)["']/.exec(source.toString('latin1')) ?? [];
  try {
    return new TextDecoder(declared, { fatal: true }).decode(source);
  } catch {
    throw new Error(`is not written in ${declared}: save it again as UTF-8`);
  }
}

/**
 * An SVG with what draws it: scripts, links, metadata, comments and the notes of drawing programs, which have file
 * names and folders, are left out.
 * @param encode for the pictures embedded in it
 * @throws Error if it is not well-formed, or shows a file that browsers don't load for a picture
 */
export async function cleanedSvg(
  source: Buffer,
  encode: (picture: Buffer) => Promise<Buffer>,
): Promise<{ readonly bytes: Buffer; readonly removed: readonly string[] }> {
  const text = textOf(source);
  const removed = new Set<string>(
    around.filter(([, pattern]) => pattern.test(text)).map(([name]) => name),
  );

  /** @returns undefined for one to leave out */
  async function attributeOf(tag: string, name: string, value: string) {
    const isUnsafe = name === 'attributeName' && /href|^on/i.test(value);
    if (!attributes.has(name) || isUnsafe) return void removed.add(nameOf(name));
    if (!isLink(name)) {
      refuseOutside(value);
      return value;
    }
    if (tag === 'a') return void removed.add('a link');
    if (value.startsWith('#')) return value;
    const [head, type, isBase64] = embedded.exec(value) ?? refuse(value);
    const data = value.slice(head.length);
    const picture = Buffer.from(isBase64 ? data : decoded(data), isBase64 ? 'base64' : 'utf8');
    return `data:${type};base64,${(await encode(picture)).toString('base64')}`;
  }

  async function clean(nodes: readonly Node[], known: Prefixes, parent = ''): Promise<Node[]> {
    const kept: Node[] = [];
    for (const node of nodes) {
      const written = Object.keys(node).find((name) => name !== attributesKey) ?? '';
      const given = Object.entries((node[attributesKey] ?? {}) as Record<string, string>);
      const prefixes = new Map(known);
      for (const [name, value] of given)
        if (name.startsWith('xmlns:')) prefixes.set(name.slice('xmlns:'.length), value);
      const tag = nameIn(svgNamespace, written, prefixes);
      // A switch has the words in another form, too; draw.io cuts them there.
      const others = parent === 'switch' ? nodes.filter((one) => one !== node) : [];
      if (tag === 'foreignObject' && !lettersIn(others).includes(lettersIn([node])))
        throw new Error(
          'has words as HTML (foreignObject), which pictures lose: export it with its text as paths, or as PNG',
        );
      if (!elements.has(tag)) {
        removed.add(nameOf(tag));
        continue;
      }
      if (tag === '#text') {
        kept.push(node);
        continue;
      }
      const own: Record<string, string> = tag === 'svg' ? { xmlns: svgNamespace } : {};
      for (const [full, value] of given) {
        if (isDeclaration(full, value)) continue;
        const isOtherLink = !isLink(full) && nameIn(linkNamespace, full, prefixes) === 'href';
        const name = isOtherLink ? 'href' : full;
        const shown = await attributeOf(tag, name, value);
        if (shown !== undefined) own[name] ??= shown;
      }
      const children = await clean(node[written] as Node[], prefixes, tag);
      // One style, whatever was left out between its parts.
      if (tag === 'style')
        refuseOutside(children.map(({ '#text': words = '' }) => words as string).join(''));
      kept.push({ [tag]: children, [attributesKey]: own });
    }
    return kept;
  }

  const cleaned = await clean(parsed(text), usualPrefixes);
  return { bytes: Buffer.from(`${builder.build(cleaned).trim()}\n`), removed: [...removed] };
}
