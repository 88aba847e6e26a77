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
    text: 'Ohne Folien: Ihr Inventar, Ihre Fristen, und was zuerst umziehen sollte.',
  },
  {
    id: 'custom-solutions',
    term: 'Besondere Fälle',
    text: 'Ein Netz ohne Verbindung nach außen, eine langsame Leitung, ein Gerät, das sich nicht aktualisieren lässt.',
  },
] as const;
