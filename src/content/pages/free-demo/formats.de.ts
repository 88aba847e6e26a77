/* From src/content/pages/free-demo/formats.ts, as of 2b4e9fa6. */
export const demoFormats = [
  {
    id: 'live-platform-demo',
    term: 'Plattform in Aktion',
    text: 'Wir verschlüsseln Beispieldaten, stellen sie wieder her und halten dann einen Knoten an.',
  },
  {
    id: 'expert-consultation',
    term: 'Fachgespräch',
    text: 'Ohne Folien: Wir sprechen über Ihr Inventar, Ihre Fristen und darüber, was Sie zuerst umstellen sollten.',
  },
  {
    id: 'custom-solutions',
    term: 'Besondere Fälle',
    text: 'Zum Beispiel ein Netz ohne Verbindung nach außen, eine langsame Leitung oder ein Gerät, das sich nicht aktualisieren lässt.',
  },
] as const;
