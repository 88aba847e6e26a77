import { language } from '../../src/config/language.ts';
import { inLanguage } from '../languages/overlay.ts';
import {
  faultAt,
  faultOf,
  fileName,
  lengthOfHead,
  lineAt,
  plainText,
  type WrittenText,
} from './plain-text.ts';

/** Puts facts into a text, in the language of these pages. */
const { fillFacts } = await inLanguage<typeof import('../../src/content/product/printed.ts')>(
  'content/product/printed.ts',
  language,
);

/** What the MDX compiler says about a text, as far as it is used here. */
type Message = { reason: string; ruleId?: string; source?: string; line?: number };

const isMessage = (error: unknown): error is Message =>
  error instanceof Error && 'reason' in error && typeof error.reason === 'string';

const brace = 'a { that stands for itself is written \\{';
const angle = 'a < that stands for itself is written \\<';

/** Elements that have no end, in HTML; MDX wants them closed all the same. */
const isVoid = (tag: string): boolean => /^(?:area|br|col|hr|img|input|source|wbr)$/.test(tag);

/** An address in angle brackets, which Markdown knows and MDX does not. */
function linkFor(written: string): string {
  const [, address = ''] = /<((?:mailto:|https?:)?[^\s<>]*[@/][^\s<>]*)>/.exec(written) ?? [];
  if (address === '') return 'a link is written [text](address)';
  const target = /^\w+:/.test(address) ? address : `mailto:${address}`;
  return `a link is written [text](address), so here [${address.replace(/^mailto:/, '')}](${target})`;
}

function unclosed(reason: string): string {
  const [, tag = ''] = /closing tag(?: for)? `<\/?([^\s>]*)>`/.exec(reason) ?? [];
  if (isVoid(tag)) return `<${tag}> is written <${tag} />`;
  const [, extra] = /^Unexpected closing tag `<\/([^>]*)>`/.exec(reason) ?? [];
  if (extra) return `</${extra}> closes a tag that is not open; open it or delete this one`;
  return `<${tag}> is not closed; write </${tag}> in the same paragraph; ${angle}`;
}

function sentenceFor({ reason, ruleId, source = '' }: Message, written: string): string {
  if (source.includes('mdx-expression')) return brace;
  if (source.includes('mdxjs-esm'))
    return 'a line that begins with "import" or "export" is read as code; begin it with another word';
  if (ruleId === 'end-tag-mismatch') return unclosed(reason);
  if (ruleId === 'unexpected-closing-slash')
    return 'a tag is closed here that is not open; delete it';
  if (reason.includes('Unexpected character `!`')) return 'a comment is written {/* … */}';
  if (reason.includes('to create a link')) return linkFor(written);
  if (reason.includes('before attribute value'))
    return 'the value of an attribute needs quotes, such as name="malus"';
  if (source.includes('mdx-jsx')) return angle;
  return `this cannot be read (${reason})`;
}

/** Where a message points; the compiler notices some faults lines later. */
function lineOf({ reason, ruleId, source = '', line }: Message, lines: readonly string[]): number {
  const [, opened] = /\((\d+):\d+-\d+:\d+\)/.exec(reason) ?? [];
  if (ruleId === 'end-tag-mismatch' && opened && !reason.startsWith('Unexpected'))
    return Number(opened);
  const last = line ?? lines.length;
  if (ruleId !== 'unexpected-eof') return last;
  const sign = source.includes('mdx-expression') ? '{' : '<';
  const at = lines.slice(0, last).findLastIndex((text) => text.includes(sign));
  return at < 0 ? last : at + 1;
}

/**
 * An error of the MDX compiler in words that an author has.
 * @param error thrown while a text was compiled; one with file and line is returned as it is
 * @param text the text whose lines the compiler counted
 * @param file from the project's folder
 */
export function mdxFault(error: unknown, text: string, file: string): Error {
  if (isMessage(error)) {
    const lines = text.split('\n');
    const line = lineOf(error, lines);
    return faultAt(file, line, sentenceFor(error, lines[line - 1] ?? ''));
  }
  if (!(error instanceof Error)) return new Error(`${file}: ${String(error)}`);
  if (error.message.startsWith(file)) return faultOf(error.message);
  return new Error(`${file}: ${error.message}`, { cause: error });
}

/**
 * An error of the facts in a text, with its line.
 * @param error thrown while facts were filled in, naming the placeholder
 */
function factFault(error: unknown, text: string, file: string): Error {
  const [placeholder = ''] = /\{ ?fact\.\w+ ?\}/.exec(String(error)) ?? [];
  return faultAt(
    file,
    lineAt(text, text.indexOf(placeholder)),
    `there is no fact ${placeholder}; src/content/product/printed.ts lists them`,
  );
}

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
