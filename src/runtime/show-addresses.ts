/**
 * Reads what a proxy has hidden from programs that collect mail addresses. Cloudflare writes each byte in hex,
 * combined (XOR) with the first byte; its own script, which would read it, may not run under the site's policy.
 * @param hex of a mail address or of all that follows `mailto:`, as it stood in the HTML
 */
export function hiddenAddress(hex: string): string {
  const [key = 0, ...bytes] = (hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  const text = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte ^ key));
  return text.replaceAll('&amp;', '&');
}

/** Writes mail addresses again that a proxy has hidden: in links, in their texts and elsewhere. */
export function showAddresses(): void {
  for (const hidden of document.querySelectorAll('[data-cfemail]')) {
    const place = hidden.parentNode;
    hidden.replaceWith(hiddenAddress(hidden.getAttribute('data-cfemail') ?? ''));
    // React expects one text.
    place?.normalize();
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[href*="/email-protection#"]'))
    link.href = `mailto:${hiddenAddress(link.hash.slice(1))}`;
}
