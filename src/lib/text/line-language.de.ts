/* From src/lib/text/line-language.ts, as of 47fb636e. */

/** „E-Mail“, Wörter mit einem Großbuchstaben darin, Tage, Uhrzeiten, Wochen, Paragrafen, Abkürzungen und Zahlen mit Einheiten. */
export const onOneLine = [
  String.raw`\bE-Mail`,
  String.raw`\b[A-Z][a-z]+(?:[A-Z][a-z]+)+\b`,
  String.raw`\b\d{1,2}\. (?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\b`,
  String.raw`\b\d{1,2}(?::\d{2})? Uhr\b`,
  String.raw`\b[Ww]ochen? \d+(?: (?:und|bis) \d+)?`,
  String.raw`(?:§§?|\b(?:Art|Abs|Nr|Kap)\.) \d+\w?(?: (?:Abs|Nr|S)\. \d+)*`,
  String.raw`\b(?:z\. B|d\. h|u\. a|i\. d\. R|o\. Ä)\.`,
  String.raw`\b\d[\d.,]* (?:%|€|\$|Tsd\.|Mio\.|Mrd\.|[kKMGTP]?B\b|Bit\b|Bytes?\b|[mµ]?s\b|[kcm]?m\b|[MG]Hz\b)`,
].join('|');
