import { allRoutes } from '../../src/routes.ts';
import { textWhere } from './fact-rules.ts';

/** A host that is one in a policy and in the configuration of a server, too, where `;` and `*` mean something else. */
const plainHost = /^[a-z\d.-]+$/;

/** Of a host such as `[2001:db8::1]`. */
export const isIpv6 = (address: string): boolean => isAt(address, ['http:', 'https:'], /^\[/);

/** What is expected in its place. */
export const hostWithName =
  'a host with a name, such as https://example.com: a policy can name no address of IPv6';

const isAt = (address: string, protocols: readonly string[], host: RegExp): boolean => {
  const { protocol = '', hostname = '' } = URL.canParse(address) ? new URL(address) : {};
  return protocols.includes(protocol) && host.test(hostname);
};

/** Whether a policy can name the host of an address, which is encrypted. */
export const isSecure = (address: string): boolean => isAt(address, ['https:'], plainHost);

/** An endpoint on the owner's own machine, to try the site with. */
export const isLocal = (address: string): boolean =>
  isAt(address, ['http:', 'https:'], /^localhost$/);

/** What the site publishes below its base, besides files at the top. */
const ownPaths: readonly string[] = [
  ...allRoutes.map(({ path }) => path),
  ...'assets events figures papers pictures samples src trust'.split(' ').map((name) => `/${name}`),
];

const wholeUrl = 'https:// and a host, such as https://example.com, or https://example.com/site';

/** A path whose parts no host, recipe or pattern reads in another way. */
const plainPath = /^(?:\/\w[\w.~-]*)*\/?$/;

/** What is wrong with the address at which the site begins, and what to write; nothing if it is right. */
function urlFault(input: string): string | undefined {
  const address = input.trim();
  if (address.startsWith('http://')) return `write ${address.replace('http', 'https')}`;
  if (isIpv6(address)) return hostWithName;
  if (!isSecure(address)) return wholeUrl;
  const { origin, pathname, search, hash, username } = new URL(address);
  if (username !== '') return `write ${origin}${pathname}, without a name in front of the host`;
  if (search !== '' || hash !== '')
    return `write ${origin}${pathname}, the address of the home page without a query or an anchor`;
  if (!plainPath.test(pathname))
    return `a path of letters without accents, digits, dots and hyphens, such as ${origin}/site`;
  if (/\.(?:html?|php|aspx?)$/.test(pathname))
    return `write ${origin}${pathname.replace(/[^/]*$/, '')}, without the name of a page`;
  const wanted = origin + pathname;
  if (wanted !== input && wanted !== `${input}/`) return `write ${wanted}`;
  const taken = ownPaths.find((path) => `${path}/`.startsWith(pathname.replace(/\/?$/, '/')));
  if (pathname !== '/' && taken)
    return `another path, such as ${origin}/site: ${taken} is an address of a page or a folder below it`;
  return undefined;
}

/** The address at which the site begins. */
export const url = textWhere(
  (text) => urlFault(text) === undefined,
  ({ input }) => urlFault(input) ?? '',
);
