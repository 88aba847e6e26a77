import { fillFacts } from '../../src/content/product/printed.ts';
import { factFault } from './mdx-faults.ts';
import { fileName, plainText, type WrittenText } from './plain-text.ts';

/**
 * A written text with product facts filled in: every reader of texts takes it from here.
 * @param path of its file
 * @throws Error naming file and line
 */
export function writtenText(source: string, path: string): WrittenText {
  const file = fileName(path);
  const text = plainText(source, file);
  try {
    return { file, text: fillFacts(text) };
  } catch (error) {
    throw factFault(error, text, file);
  }
}
