/* German writes nouns with a capital everywhere, so a text keeps its first letter inside a sentence. */
export * from './grammar.ts';

export const uncapitalized = (text: string): string => text;
