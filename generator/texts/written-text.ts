import { fillFacts } from '../languages/own-facts.ts';
import { factFault } from './mdx-faults.ts';
import { fileName, lengthOfHead, plainText, type WrittenText } from './plain-text.ts';

/** A text in quotes, where a value begins. */
const quotedValue = /(?<=(?:^|[-:[,{])\s*)(?:'(?:[^'\n]|'')*'|"(?:[^"\\\n]|\\.)*")/gm;

/**
 * A front matter with facts filled in. A company may be called L'Acier, with an apostrophe that ends a text in quotes.
 * @param fill puts facts where a text says so, each escaped
 */
export const filledHead = (head: string, fill = fillFacts): string =>
  fill(
    head.replaceAll(quotedValue, (value) =>
      fill(value, (fact) =>
        value.startsWith("'") ? fact.replaceAll("'", "''") : fact.replaceAll(/[\\"]/g, '\\$&'),
      ),
    ),
  );

/**
 * A written text with product facts filled in: every reader of texts takes it from here.
 * @param path of its file
 * @throws Error naming file and line
 */
export function writtenText(source: string, path: string): WrittenText {
  const file = fileName(path);
  const text = plainText(source, file);
  try {
    const end = lengthOfHead(text);
    return { file, text: filledHead(text.slice(0, end)) + fillFacts(text.slice(end)) };
  } catch (error) {
    throw factFault(error, text, file);
  }
}
