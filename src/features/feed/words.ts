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

/** Offered by the feed dialog. `{feed}` is replaced by the feed's encoded address. */
export const feedReaders = [
  { name: 'Feedly', subscribe: 'https://feedly.com/i/subscription/feed%2F{feed}' },
  { name: 'Inoreader', subscribe: 'https://www.inoreader.com/?add_feed={feed}' },
] as const;
