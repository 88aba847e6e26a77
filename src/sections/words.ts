/* What parts that several pages have are called. */

export const storedItems = 'Stored items';

export const readArticle = 'Read Article';
export const readMore = 'Read More';
export const backToBlog = 'Back to Blog';

export const download = 'Download';

export const results = 'Results';
export const timelineIs = 'Timeline:';
export const findingsHeading = 'More findings';

/* Parts and controls of the documentation. */
export const topicsLabel = 'Topics';
export const allTopics = 'All topics';
export const viewCategory = 'View';
export const previous = 'Previous';
export const next = 'Next';
export const copyLink = 'Copy link';
