/** Offered by the feed dialog. `{feed}` is replaced by the feed's encoded address. */
export const feedReaders = [
  { name: 'Feedly', subscribe: 'https://feedly.com/i/subscription/feed%2F{feed}' },
  { name: 'Inoreader', subscribe: 'https://www.inoreader.com/?add_feed={feed}' },
] as const;
