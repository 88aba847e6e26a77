/* From src/pages/products-solutions/words.ts, as of 5f6ee9ad; the same in both: Name. */

/* Das Formular für die Demo eines Produkts. */

export const name = 'Name';
export const nameRequired = 'Bitte geben Sie Ihren Namen an.';
export const product = 'Produkt';
export const wantProductDemo = 'ich möchte ein Produkt im Einsatz sehen.';
export const demoSubject = 'Anfrage: Demo';
