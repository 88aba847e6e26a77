export const slug = 'meridian';
