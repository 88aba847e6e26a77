/**
 * An e-mail address as every mail program takes it: a domain in other letters becomes its `xn--` form (RFC 5890).
 * @returns the text as it is if it has no such domain
 */
export function asciiMailAddress(text: string): string {
  const at = text.lastIndexOf('@') + 1;
  const domain = text.slice(at);
  // The letters, digits, dots and hyphens of a domain and nothing that ends it in an address of the web.
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || /^[\w.-]+$/.test(domain)) return text;
  const address = `https://${domain}`;
  return URL.canParse(address) ? text.slice(0, at) + new URL(address).hostname : text;
}
