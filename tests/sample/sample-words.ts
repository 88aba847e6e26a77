const sampleWords =
  /\bfictional\b|\billustrative\b|\bas invented as\b|\b(?:are|is) invented\b|\bsample (?:content|figures?|quotations?|quotes?|awards?|stor(?:y|ies)|people|comments?|cases?)\b/i;

/** Each sentence of a text that calls something made up. Marks of JSON and code end a sentence too. */
export const sampleWordsIn = (text: string): readonly string[] =>
  text
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[.!?]) |["`\\|]+/)
    .filter((sentence) => sampleWords.test(sentence))
    .map((sentence) => sentence.trim());
