/* What the controls of the dialog about the feed are called. */

export const feedUrl = 'RSS feed URL';
export const copyUrl = 'Copy RSS URL';
export const urlCopied = 'RSS URL Copied!';
export const downloadFeed = 'Download RSS Feed';
