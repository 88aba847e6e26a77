/* Pages that are suggested for an address that has none. */

export const encryption = 'Encryption';
export const aboutAlgorithm = 'What is known about the {name} algorithm';
