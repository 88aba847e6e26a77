/* From src/models/mesh/words.ts, as of b7ce8a90. */

export const relayName = 'Relais {name}';
export const linkName = 'Verbindung {ends}';
