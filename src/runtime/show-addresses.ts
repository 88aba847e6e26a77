import { hiddenAddress } from '../lib/mail/hidden-address.ts';

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
