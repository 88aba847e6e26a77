import { type HastNode, textOf } from './hast.ts';
import { faultAt, fileName } from './plain-text.ts';

const sites =
  /^(?:[\w-]+\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be|vimeo\.com|dailymotion\.com|loom\.com)$/;

/** The site of a film, such as `vimeo.com`; nothing if an address is none of a film. */
function siteOf(address: unknown): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  const { hostname, pathname } = new URL(address);
  const isFilm = sites.test(hostname) || /\.(?:mp4|webm|mov|m4v)$/i.test(pathname);
  return isFilm ? hostname.replace(/^(?:www|m)\./, '') : undefined;
}

const element = (tagName: string, children: HastNode[], className: readonly string[] = []) => ({
  type: 'element',
  tagName,
  properties: className.length > 0 ? { className } : {},
  children,
});

/** The link of a paragraph that is nothing but a link. */
function onlyLink({ tagName, children = [] }: HastNode): HastNode | undefined {
  const [link, ...others] = children.filter(({ value }) => value?.trim() !== '');
  return tagName === 'p' && others.length === 0 && link?.tagName === 'a' ? link : undefined;
}

/**
 * Rehype plugin: a link to a film that stands alone becomes a card with its title and its site. Nothing of that site
 * is loaded. A link without a title stops the build with file and line.
 */
export function filmLinks() {
  return (root: HastNode, { path }: { path: string }): void => {
    root.children = root.children?.map((node) => {
      const link = onlyLink(node);
      const address = link?.properties?.['href'];
      const site = siteOf(address);
      if (!link || !site) return node;
      if (/^(?:https?:\/\/|www\.)/.test(textOf(link)))
        throw faultAt(
          fileName(path),
          node.position?.start.line ?? 1,
          `the film needs a title: [What it shows](${String(address)})`,
        );
      const about = { type: 'text', value: `A film on ${site}. The link leads there.` };
      Object.assign(link.properties ?? {}, { className: ['btn', 'btn-secondary'] });
      return element('figure', [link, element('figcaption', [about])]);
    });
  };
}
