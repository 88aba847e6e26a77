import type { ProductId } from '../../content/products.ts';

/** Id of the place on the page that shows a product. The product's own id opens its sheet, if it has one. */
export const productAnchors = {
  'private-ai': 'private-ai',
  backup: 'backup-design',
  'email-add-in': 'email-add-in',
  'chat-voice': 'call-design',
  'storage-sharing': 'sharing',
  particlebeam: 'beam-design',
} as const satisfies Readonly<Record<ProductId, string>>;
