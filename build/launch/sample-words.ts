const sampleWords =
  /\bfictional\b|\billustrative\b|\bas invented as\b|\b(?:are|is) invented\b|\bsample (?:content|figures?|quotations?|quotes?|awards?|stor(?:y|ies)|people|comments?|cases?)\b/gi;

/** Each match with 30 characters around it. */
export const sampleWordsIn = (text: string): readonly string[] =>
  [...text.matchAll(sampleWords)].map(({ 0: found, index }) => {
    const around = text.slice(Math.max(0, index - 30), index + found.length + 30);
    return around.replaceAll(/\s+/g, ' ').trim();
  });
