import type { ProductId } from '../../content/products.ts';

/** Where the page shows each product. Its own id opens its sheet, where it has one. */
export const shownAt = {
  'private-ai': 'private-ai',
  backup: 'backup-design',
  'email-add-in': 'email-add-in',
  'chat-voice': 'call-design',
  'storage-sharing': 'sharing',
  particlebeam: 'beam-design',
} as const satisfies Readonly<Record<ProductId, string>>;
