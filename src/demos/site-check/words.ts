export const siteCheck = {
  id: 'check',
  heading: 'Check it on this page',
  text: 'Your browser knows which files this page asked for and from whom, what it keeps for this site, and which policy came with the page. The check lists all of it and keeps watching. Nothing leaves your browser.',
  noScript: 'The check needs JavaScript. Your browser’s network panel shows the same.',
} as const;

/* What the check's button and its lists are called. */

export const checkPage = 'Check this page now';
export const requests = 'Requests';
