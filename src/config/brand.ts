/**
 * The vendor's own names and their story. Pages, menus, documents and the press kit take them from here: to
 * rename a product or a network, edit this record.
 */
export const brand = {
  /** Under the figure of /about. Empty it if your name has no story. */
  story: [
    {
      term: 'The name',
      text: 'It comes from physics, where the proton and the neutron are two states of one particle.',
    },
    {
      term: 'The idea',
      text: 'Encrypted and readable are two states of one record. A key decides which one you see.',
    },
  ],
  mesh: {
    name: 'ParticleMesh',
    what: 'our network, which carries the fragments of a sealed message over separate routes',
  },
  beam: {
    name: 'ParticleBeam',
    /** On the products page, in front of the name. */
    kind: 'Seabed-to-space wireless',
  },
  ownAlgorithm: {
    name: 'Quantamorphic',
    /** The footer spells it as the specification does. */
    menu: 'QuantaMorphic',
  },
  privateAi: { name: 'Private AI aggregation platform', short: 'private AI platform' },
} as const;
