export const slug = 'carmel';
