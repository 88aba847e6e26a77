/* The dialog about the feed. */

export const aboutFeed =
  'Paste the feed address into any feed reader. New articles arrive there in full, and no address of yours is asked for.';
export const feedUrl = 'RSS feed URL';
export const copyUrl = 'Copy RSS URL';
export const urlCopied = 'RSS URL Copied!';
export const downloadFeed = 'Download RSS Feed';
export const openInReader = 'Or open it in a reader on the web';
export const aboutReaders = 'They learn the feed’s address, nothing else from us.';
export const openIn = 'Open in {reader}';
