import { siteUrl, withoutBase } from '../../src/config/base.ts';

/** The ports of `npm run dev` and `npm start`. */
const isOwnPreview = ({ hostname, port }: URL): boolean =>
  /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname) && /^(?:5173|4173)$/.test(port);

const isOwn = ({ href }: URL): boolean =>
  href.startsWith(siteUrl) && /^(?:[/?#]|$)/.test(href.slice(siteUrl.length));

const isHost = (address: string): boolean =>
  /^(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i.test(address) &&
  (/^www\./i.test(address) ||
    !/^[^/?#]*\.(?:mdx?|html?|pdf|txt|csv|json|zip|docx?|xlsx?|pptx?|jpe?g|png|svg|webp)(?:[?#]|$)/i.test(
      address,
    ));

/** The page that a relative address in a text's file most likely means. */
function pageFor(address: string, file: string): string {
  const folder = file.replace(/^src\/content/, '');
  const { pathname, search, hash } = new URL(address, `http://site${folder}`);
  const path = pathname
    .replace(/\.(?:mdx?|html?)$/, '')
    .replace(/^\/legal\//, '/')
    .replace(/^\/docs\//, '/docs#');
  return path + search + (path.includes('#') ? '' : hash);
}

/**
 * What is wrong with the address of a link in a text, and what to write; nothing if it is right. Relative addresses are
 * refused: hosts that add a slash at the end, and copies of a text elsewhere, would make others of them.
 * @param file from the project's folder
 */
export function linkFault(address: string, file: string): string | undefined {
  if (address === '') return 'the link has no address; write [text](address)';
  if (isHost(address))
    return `the link leads to a page of this site called ${address}; write https://${address}`;
  if (/^[^/?#:]+@[^/?#]+$/.test(address))
    return `the link leads to a page of this site called ${address}; write mailto:${address}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && (isOwnPreview(url) || isOwn(url)))
    return `an address of this site begins with /; write ${withoutBase(url.pathname)}${url.search}${url.hash}`;
  if (/^(?:[/#?]|[a-z][a-z\d+.-]*:)/i.test(address)) return undefined;
  return `an address of this site begins with /; write ${pageFor(address, file)}`;
}
