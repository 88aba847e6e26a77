const sampleWords =
  /\bfictional\b|\billustrative\b|\bas invented as\b|\b(?:are|is) invented\b|\bsample (?:content|figures?|quotations?|quotes?|awards?|stor(?:y|ies)|people|comments?|cases?)\b/i;

const maxLength = 110;

/** A sentence that is short enough to be found again. */
const short = (sentence: string): string =>
  sentence.length > maxLength
    ? `${sentence.slice(0, sentence.lastIndexOf(' ', maxLength))}…`
    : sentence;

/** Each sentence of a text that calls something made up. Marks of JSON and code end a sentence too. */
export const sampleWordsIn = (text: string): readonly string[] =>
  text
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[.!?]) |["`\\|]+/)
    .filter((sentence) => sampleWords.test(sentence))
    .map((sentence) => short(sentence.trim()));
