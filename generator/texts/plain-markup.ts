import { relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** A node of a text's HTML tree, as rehype plugins get it. */
export type HastNode = {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: HastNode[];
  position?: { start: { line: number } };
};

/** The text within a node. */
export const textOf = ({ type, value = '', children = [] }: HastNode): string =>
  type === 'text' ? value : children.map(textOf).join('');

/** An element that a text has as a tag, as MDX gives it. */
type Tag = HastNode & {
  name?: string | null;
  attributes?: readonly { type: string; name?: string; value?: unknown }[];
};

/** What a text may have as tags: what Markdown has no sign for, or has one for that means the same. */
const allowed: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure hr i img ins kbd li mark ol p pre q rp rt ruby s samp section small span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr'.split(
    ' ',
  ),
);

const picture = 'put the picture beside the text and write ![what it shows](./name.jpg)';
const noFrames = 'the site’s policy forbids frames: link to the page, [its title](https://…)';
const noMedia = 'the site’s policy forbids films and sound: link to it, [its title](https://…)';
const noScript = 'the site’s policy forbids scripts in texts: leave it out';
const noStyle = 'texts have the site’s look, and the policy forbids styles in them: leave it out';
const noForms =
  'a form in a text can’t send anything: link to a page with a form, such as /contact';
const heading = 'write a heading as ## and a space, so that it gets an address';

const instead: Readonly<Record<string, string>> = {
  iframe: noFrames,
  frame: noFrames,
  frameset: noFrames,
  object: noFrames,
  embed: noFrames,
  video: noMedia,
  audio: noMedia,
  track: noMedia,
  source: noMedia,
  picture,
  svg: picture,
  canvas: picture,
  script: noScript,
  noscript: noScript,
  style: noStyle,
  link: noStyle,
  font: noStyle,
  center: noStyle,
  form: noForms,
  input: noForms,
  button: noForms,
  select: noForms,
  textarea: noForms,
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
};

/** Why an attribute can't stay, with its name. */
const faultOfAttribute = (name: string): string | undefined => {
  if (name === 'style') return `style=: ${noStyle}`;
  return /^on/i.test(name) ? `${name}=: ${noScript}` : undefined;
};

/** An element as Markdown makes it. MDX marks its own in `data`, and pages replace none of those. */
const asMarkdown = { type: 'element', data: undefined };

/** A picture written as a tag becomes the same node as one in Markdown. */
function asPicture(node: Tag, isAlone: boolean, stop: (fault: string) => never): void {
  const properties: Record<string, unknown> = {};
  for (const { name = '', value } of node.attributes ?? []) {
    if (!['src', 'alt', 'title'].includes(name)) continue;
    if (typeof value !== 'string') stop(`<img> has no plain ${name}: ${picture}`);
    properties[name] = value;
  }
  const { position } = node;
  const image = { ...asMarkdown, tagName: 'img', properties, children: [], position };
  // Alone between paragraphs it is one, as in Markdown.
  Object.assign(
    node,
    isAlone ? { ...asMarkdown, tagName: 'p', properties: {}, children: [image] } : image,
  );
}

/** A link written as a tag becomes the same node as one in Markdown, so that it is shown like one, also in the feed. */
function asLink(node: Tag): void {
  const attributes = node.attributes ?? [];
  if (!attributes.every(({ name, value }) => name && (value === null || typeof value === 'string')))
    return;
  const properties = Object.fromEntries(
    attributes.map(({ name = '', value }) => [name, value ?? true]),
  );
  Object.assign(node, { ...asMarkdown, tagName: 'a', properties });
}

/**
 * Rehype plugin for tags in a text: a picture or a link becomes the same as in Markdown, and what the site's policy
 * blocks or nothing styles stops the build with file, line and what to write instead. Must run before `proseImages`.
 */
export function plainMarkup() {
  return (tree: HastNode, { path }: { path: string }): void => {
    const [file = path] = path.split('?');
    const where = relative(root, file).replaceAll('\\', '/');
    const walk = (node: Tag): void => {
      const stop = (fault: string): never => {
        throw new Error(`${where}:${node.position?.start.line ?? 1}: ${fault}`);
      };
      const isTag = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
      // With a capital it is a component.
      if (isTag && node.name && /^[a-z]/.test(node.name)) {
        const { name } = node;
        if (!allowed.has(name))
          stop(`<${name}>: ${instead[name] ?? 'texts can’t have it: write it in Markdown'}`);
        for (const attribute of node.attributes ?? []) {
          const fault = faultOfAttribute(attribute.name ?? '');
          if (fault) stop(fault);
        }
        if (name === 'a') asLink(node);
        if (name === 'img') asPicture(node, node.type === 'mdxJsxFlowElement', stop);
      }
      node.children?.forEach(walk);
    };
    walk(tree);
  };
}
