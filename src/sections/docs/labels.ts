/* What the parts and controls of the documentation are called. */

export const topicsLabel = 'Topics';
export const allTopics = 'All topics';
export const viewCategory = 'View';
export const previous = 'Previous';
export const next = 'Next';
export const copyLink = 'Copy link';
