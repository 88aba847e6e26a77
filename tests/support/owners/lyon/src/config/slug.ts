export const slug = 'lumenne';
