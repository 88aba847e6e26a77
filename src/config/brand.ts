/**
 * The vendor's own names. Pages, menus, documents and the press kit take them from here: to rename a product
 * or a network, edit this record.
 */
export const brand = {
  mesh: { name: 'ParticleMesh' },
  /** The kind stands in front of the name on the products page. */
  beam: { name: 'ParticleBeam', kind: 'Seabed-to-space wireless' },
  /**
   * `value` names it in the API's `algorithm` field. The footer links to `address`, which has no page: the
   * not-found page leads on to `article`, which says what is known.
   */
  ownAlgorithm: {
    name: 'Quantamorphic',
    value: 'quantamorphic',
    address: '/platform/quantamorphic',
    article: '/blog/quantamorphic-encryption-science',
  },
  privateAi: { name: 'Private AI aggregation platform', short: 'private AI platform' },
} as const;

/** Where the vendor's name comes from, under the figure of /about. Empty it if yours has no story. */
export const nameStory = [
  {
    term: 'The name',
    text: 'It comes from physics, where the proton and the neutron are two states of one particle.',
  },
  {
    term: 'The idea',
    text: 'Encrypted and readable are two states of one record. A key decides which one you see.',
  },
] as const satisfies readonly { term: string; text: string }[];
