/** What posts are about, in the order of the buttons. */
export const articleCategories = ['Technology', 'Research', 'Security', 'Industry'] as const;
