/** How we can count what runs with customers. Beside every total over all customers. */
export const usageCounters =
  'From the usage counters that customers report with their license: counts, no content.' as const;
