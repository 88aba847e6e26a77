/** How the audit log is protected against rewriting. Every page that explains it uses this sentence. */
export const logHead =
  'A key of yours countersigns the head of the chain each hour, and you publish it once a day.' as const;
