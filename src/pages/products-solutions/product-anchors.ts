const anchors: Readonly<Record<string, string>> = {
  'private-ai': 'private-ai',
  backup: 'backup-design',
  'email-add-in': 'email-add-in',
  'chat-voice': 'call-design',
  'storage-sharing': 'sharing',
  particlebeam: 'beam-design',
};

/** Id of the place on the page that shows a product, else of its sheet. */
export const productAnchor = (id: string): string => anchors[id] ?? id;
