import { brand } from '../../config/brand.ts';

/**
 * Our own algorithm. Its review status is printed on the encryption page, on `/security`, in its
 * article and beside the API's `algorithm` value, nowhere else.
 */
export const quantamorphic = {
  sample: true,
  name: brand.ownAlgorithm.name,
  /** Value of the API's `algorithm` field. */
  value: brand.ownAlgorithm.value,
  what: `${brand.ownAlgorithm.name} is our own algorithm: an optional layer, off by default, around content that AES-256-GCM has already encrypted.`,
  /** Who may ask for it. */
  permission: 'A call that names it without your policy’s permission is refused with 403.',
  review: `${brand.ownAlgorithm.name} has not been independently reviewed. No guarantee depends on it: judge the platform as if it added nothing.`,
} as const;
