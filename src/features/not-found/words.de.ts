/* From src/features/not-found/words.ts, as of 39d1fd99. */

export const encryption = 'Verschlüsselung';
export const aboutAlgorithm = 'Was über den Algorithmus {name} bekannt ist';
