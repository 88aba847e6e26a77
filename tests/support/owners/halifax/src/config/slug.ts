export const slug = 'tidewater';
