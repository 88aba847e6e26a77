export const brand = {
  mesh: { name: 'Tsunagu' },
  beam: { name: 'Hikari', kind: 'Optical wireless' },
  ownAlgorithm: {
    name: 'Kasumi-9',
    value: 'kasumi-9',
    address: '/platform/kasumi-9',
    article: '/blog/kasumi-9-encryption-science',
  },
  privateAi: { name: 'Private model gateway', short: 'private model gateway' },
} as const;

export const nameStory = [
  { term: 'The name', text: '雲, read “kumo”, is a cloud. We keep what is in it closed.' },
] as const satisfies readonly { term: string; text: string }[];
