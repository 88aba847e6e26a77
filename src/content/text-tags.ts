/** What a text may have as tags besides Markdown, with their attributes, and what to write instead of others. */

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Tags within a line: what Markdown has no sign for, or has one for that means the same. */
export const inlineTags = setOf(
  'a abbr b bdi bdo br cite code del dfn em i img ins kbd mark q rp rt ruby s samp small span strong sub sup time u var wbr',
);

/** Tags around lines. */
export const blockTags = setOf(
  'blockquote caption col colgroup dd details div dl dt figcaption figure hr li ol p pre section summary table tbody td tfoot th thead tr ul',
);

/** What every tag may say about its words. */
const everywhere = ['lang', 'dir', 'title', 'translate'];

/** What some may say besides. */
const own: ReadonlyMap<string, readonly string[]> = new Map([
  ['a', ['href']],
  // A picture gets its own size.
  ['img', ['src', 'alt', 'width', 'height']],
  ['time', ['datetime']],
  ['details', ['open']],
  ['ol', ['start', 'reversed']],
  ['li', ['value']],
  ['td', ['colspan', 'rowspan']],
  ['th', ['colspan', 'rowspan', 'scope', 'abbr']],
  ['col', ['span']],
  ['colgroup', ['span']],
]);

/** The attributes that a tag may have. */
export const attributesOf = (tag: string): readonly string[] => [
  ...(own.get(tag) ?? []),
  ...everywhere,
];

const noScript = 'the site’s policy forbids scripts in texts: leave it out';
const noStyle = 'texts have the site’s look, and the policy forbids styles in them: leave it out';

const instead: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'iframe frame frameset object embed':
      'the site’s policy forbids frames: link to the page, [its title](https://…)',
    'video audio track source':
      'the site’s policy forbids films and sound: link to it, [its title](https://…)',
    'picture svg canvas': 'put the picture beside the text and write ![what it shows](./name.jpg)',
    'script noscript': noScript,
    'style link font center': noStyle,
    'form input button select textarea':
      'a form in a text can’t send anything: link to a page with a form, such as /contact',
    'h1 h2 h3 h4 h5 h6': 'write a heading as ## and a space, so that it gets an address',
  }).flatMap(([tags, sentence]) => tags.split(' ').map((tag) => [tag, sentence] as const)),
);

/** What to write instead of a tag that no text can have. */
export const insteadOfTag = (tag: string): string =>
  instead.get(tag) ?? 'texts can’t have it: write it in Markdown';

/**
 * What to do about an attribute that a tag or a component can't have.
 * @param known those that it can
 */
export function insteadOfAttribute(name: string, tag: string, known: readonly string[]): string {
  if (/^(?:style|class|classname)$/.test(name)) return noStyle;
  if (name.startsWith('on')) return noScript;
  if (name === 'id')
    return 'only headings have addresses, and get them by themselves: leave it out';
  return `<${tag}> can have ${known.join(', ') || 'none'}: leave it out`;
}
