/* What the check's button and its lists are called. */

export const checkPage = 'Check this page now';
export const requests = 'Requests';
export const storedItems = 'Stored items';
