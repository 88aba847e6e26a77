export const articleCategories = ['Technology', 'Research', 'Security', 'Industry'] as const;
