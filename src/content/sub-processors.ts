/** On /security and /privacy. */
export const subProcessors =
  'Sub-processors: for customers’ data in production none, because none reaches us. For this website two, by role: the host that delivers its files, and the provider that keeps our mail.';
