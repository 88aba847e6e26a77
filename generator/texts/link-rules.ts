import { rootBase, rootUrl, siteUrl } from '../../src/config/base.ts';
import { languages } from '../../src/config/languages.ts';
import { takeBase } from '../../src/lib/base-path.ts';
import { isOwnAddress } from '../../src/lib/text/own-address.ts';
import { unshielded } from './shielded.ts';
import { textKinds } from './text-kinds.ts';

/** The ports of `npm run dev` and `npm start`. */
const isOwnPreview = ({ hostname, port }: URL): boolean =>
  /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname) && /^(?:5173|4173)$/.test(port);

const isOwn = ({ href }: URL): boolean =>
  href.startsWith(rootUrl) && /^(?:[/?#]|$)/.test(href.slice(rootUrl.length));

/** Where the languages begin on the host, those within another first. */
const beginnings = languages
  .map(({ path }) => rootBase + path)
  .toSorted((a, b) => b.length - a.length);

/** A path of the host as texts have it, in which a page has one address: its reader's language follows. */
export const asInTexts = (path: string): string =>
  beginnings.map((begins) => takeBase(begins, path)).find((own) => own !== path) ?? path;

/** What a link to a page elsewhere begins with, mistyped. */
const mistyped = /^h?t{1,3}ps?(?:[:;.,]{0,2}\/{1,3}|[;.,]{1,2})/i;

/** A file that lies beside a text, and on no page. */
const fileBeside = /(?:^|\/)([^/?#]+\.(?:pdf|docx?|xlsx?|pptx?|zip|csv|jpe?g|png|gif|webp|svg))$/i;

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
    .replace(/^\/([^/]+)\/(?=[^/]+$)/, (all, kind: string) =>
      kind in textKinds ? textKinds[kind as keyof typeof textKinds].at : all,
    );
  return path + search + (path.includes('#') ? '' : hash);
}

/** What an address may begin with to lead elsewhere. A path on an author’s own disk does not. */
export const schemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:']);

/** What is wrong with a whole address, such as one with a scheme, as browsers read it. */
function faultOfUrl(url: URL, written: string): string | undefined {
  const { protocol, username, host, hostname, pathname, search, hash } = url;
  if (/^(?:file|[a-z]):$/.test(protocol))
    return 'the link leads to a file on your own disk; put it into the folder public/ beside package.json and write /its-name.pdf';
  if (!schemes.has(protocol))
    return `a link cannot begin with ${protocol}; it begins with https://, mailto:, tel: or /`;
  if (isOwnPreview(url) || isOwn(url))
    return `an address of this site begins with /; write ${asInTexts(pathname)}${search}${hash}`;
  if (protocol === 'mailto:' && !pathname.includes('@'))
    return 'a link for mail has a whole address: mailto:ada@example.com';
  if (protocol === 'tel:' && !/\d/.test(pathname))
    return 'a link to call has a number: tel:+123456';
  if (/^https?:$/.test(protocol) && !/[.:]|^localhost$/.test(hostname))
    return `no site of the internet is called ${hostname}; write the whole address, such as https://example.com`;
  if (username !== '')
    return `the link leads to ${host}, and not where its beginning seems to lead; write ${protocol}//${host}${pathname}`;
  // Browsers leave white space out, take \ for / and guess what is missing: such an address does not show where it leads.
  const isHidden =
    /[\s\p{Cc}\\]/u.test(written) || !/^(?:https?:\/\/[^/]|(?:mailto|tel|sms):)/i.test(written);
  return isHidden
    ? `the address ${written} does not show where it leads; write ${url.href}`
    : undefined;
}

/**
 * What is wrong with an address that became a link by itself: beyond ASCII, words without spaces and quotation marks go on
 * as part of it.
 * @param written as it stands in the text
 */
export function bareFault(written: string): string | undefined {
  const all = unshielded(written);
  const [address = ''] = /^[ -~]*/.exec(all) ?? [];
  if (address === all) return undefined;
  const href = address.replace(/^www\./i, 'https://www.');
  return `the address goes on to the next space; write [${address}](${href}), or [words](…) with all of the address if ${all.slice(address.length)} is a part of it`;
}

/**
 * What is wrong with the address of a link in a text, and what to write; nothing if it is right. Relative addresses are
 * refused: hosts that add a slash at the end, and copies of a text elsewhere, would make others of them.
 * @param file from the project's folder
 */
export function linkFault(address: string, file: string): string | undefined {
  if (/^#?$/.test(address)) return 'the link has no address; write [text](address)';
  const bare = address.replaceAll(/^["'\u2018-\u201f]+|["'\u2018-\u201f]+$/g, '');
  if (bare.includes('"'))
    return `a quotation mark in an address is written %22: ${address.replaceAll('"', '%22')}`;
  if (bare !== address) return `an address has no quotation marks: write ${bare}`;
  if (isHost(address))
    return `the link leads to a page of this site called ${address}; write https://${address}`;
  if (/^[^/?#:]+@[^/?#]+$/.test(address))
    return `the link leads to a page of this site called ${address}; write mailto:${address}`;
  if (mistyped.test(address) && !/^https?:\//i.test(address))
    return `a link to another site begins with https://; write ${address.replace(mistyped, 'https://')}`;
  if (URL.canParse(address)) return faultOfUrl(new URL(address), address);
  if (isOwnAddress(address) || /^[#?][^\p{Cc}\\]*$/u.test(address)) return undefined;
  // What browsers take for another host, such as `//host` or `/\\host`.
  if (!URL.canParse(address, siteUrl)) return `no browser can read the address ${address}`;
  const [, beside] = address.startsWith('/') ? [] : (fileBeside.exec(address) ?? []);
  if (beside)
    return `a link leads to pages, and to files of the folder public/ beside package.json: put ${beside} there and write /${beside}; a picture is written ![what it shows](${address})`;
  const { origin, href } = new URL(address, siteUrl);
  if (origin !== new URL(siteUrl).origin) return `the link leads to another site; write ${href}`;
  return `an address of this site begins with /; write ${pageFor(address, file)}`;
}
