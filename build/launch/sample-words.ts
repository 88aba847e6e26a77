/** Words that call the vendor or its content made up. */
const sampleWords =
  /\bfictional\b|\billustrative\b|\bas invented as\b|\b(?:are|is) invented\b|\bsample (?:content|figures?|quotations?|quotes?|awards?|stor(?:y|ies)|people|comments?|cases?)\b/gi;

/** Each place in a text that calls something made up, with a few words around it. */
export const sampleWordsIn = (text: string): readonly string[] =>
  [...text.matchAll(sampleWords)].map(({ 0: found, index }) => {
    const around = text.slice(Math.max(0, index - 30), index + found.length + 30);
    return around.replaceAll(/\s+/g, ' ').trim();
  });
