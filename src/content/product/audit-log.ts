/** How the audit log is protected against rewriting. Every page that explains it uses this sentence. */
export const logHead =
  'Your key countersigns the audit log every hour, and you publish the head of its chain once a day.' as const;
