/**
 * Our own algorithm. Its review status is printed on the encryption page, on `/security`, in its
 * article and beside the API's `algorithm` value, nowhere else.
 */
export const quantamorphic = {
  name: 'Quantamorphic',
  /** Value of the API's `algorithm` field. */
  value: 'quantamorphic',
  what: 'Quantamorphic is our own algorithm: an optional layer around content that AES-256-GCM has already encrypted. It is off by default.',
  review:
    'Quantamorphic has not been independently reviewed. No guarantee depends on it, so judge the platform as if it added nothing.',
} as const;
