/* From src/content/product/usage.ts, as of dbc7b0e1. */
/** How we can count what runs with customers. Beside every total over all customers. */
export const usageCounters =
  'Aus den Nutzungszählern, die Kunden mit ihrer Lizenz melden: Zahlen, kein Inhalt.' as const;
