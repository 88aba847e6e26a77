export const slug = 'kumo';
