/* From src/features/local-data/words.ts, as of 45c7ead1. */

export const kept = {
  zero: 'Dieser Browser speichert zurzeit nichts von dieser Website.',
  one: 'Dieser Browser speichert zurzeit {count} Eintrag von dieser Website.',
  other: 'Dieser Browser speichert zurzeit {count} Einträge von dieser Website.',
} as const;
export const exportLocal = 'Lokale Daten exportieren';
export const deleteLocal = 'Lokale Daten löschen';
export const askDelete = {
  one: 'Damit löschen Sie {count} Eintrag aus diesem Browser. Dazu gehören auch Konten, nicht gesendete Nachrichten und Einstellungen, falls es welche gibt. Das lässt sich nicht rückgängig machen.',
  other:
    'Damit löschen Sie {count} Einträge aus diesem Browser. Dazu gehören auch Konten, nicht gesendete Nachrichten und Einstellungen, falls es welche gibt. Das lässt sich nicht rückgängig machen.',
} as const;
export const deleted = 'Gelöscht. Dieser Browser speichert nichts mehr von dieser Website.';
