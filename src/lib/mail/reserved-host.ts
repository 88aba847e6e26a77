/** Names that never lead to a host on the internet (RFC 2606, RFC 6761). */
const dead = new Set(['example', 'test', 'invalid', 'localhost']);
/** Domains for examples (RFC 2606). IANA answers there with a page that says so. */
const forExamples = /(?:^|\.)example\.(?:com|net|org)$/;

/** The host of a web or e-mail address, if it is reserved: nobody can own it. Empty if it isn't. */
export function reservedHost(address: string): string {
  const host = address.includes('://')
    ? new URL(address).hostname
    : (address.split('@').at(-1) ?? '');
  return dead.has(host.split('.').at(-1) ?? '') || forExamples.test(host) ? host : '';
}
