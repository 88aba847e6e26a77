import { language } from '../../src/config/language.ts';
import { insteadOfTag } from '../../src/content/text-tags.ts';
import { inLanguage } from '../languages/overlay.ts';
import { fileName, lengthOfHead, lineAt, plainText, type WrittenText } from './plain-text.ts';
import { shielded } from './shielded.ts';

/** Puts facts into a text, in the language of these pages. */
export const { fillFacts } = await inLanguage<
  typeof import('../../src/content/product/printed.ts')
>('content/product/printed.ts', language);

/** What the reader of Markdown says about a text, as far as it is used here. */
type Message = { reason: string; ruleId?: string; source?: string; line?: number };

const isMessage = (error: unknown): error is Message =>
  error instanceof Error && 'reason' in error && typeof error.reason === 'string';

const brace = 'a { that stands for itself is written \\{';
const openNote =
  'a note for colleagues ends with */}, and in a paragraph it has no empty line; close it, or give it lines of its own';
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
  const [id] = /\{#[^{}]*\}/.exec(written) ?? [];
  if (id) return `a heading gets its address by itself; delete ${id}`;
  const [, words = '', address] =
    /\[([^\][]+)\] ?[{<]([^\s{}<>]*[/@][^\s{}<>]*)[}>]/.exec(written) ?? [];
  if (address) return `a link is written [${words}](${address})`;
  const [foreign] = /\{[{%][^{}]*[%}]\}/.exec(written) ?? [];
  if (foreign) return `${foreign} is a sign of another program; leave it out`;
  if (source.includes('mdx-expression'))
    return /\{\/\*(?!.*\*\/\})/.test(written) ? openNote : brace;
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
 * What keeps Markdown from being read, in words that an author has.
 * @param error thrown while a text was parsed
 * @param lines of the text, as the reader counted them
 * @returns its line, and whether what follows can be read without that line's signs
 * @throws the error itself if it is about nothing in the text
 */
export function syntaxFault(error: unknown, lines: readonly string[]) {
  if (!isMessage(error)) throw error;
  const at = lineOf(error, lines);
  // What is in a style sheet or a script is none of Markdown.
  const text = lines.join('\n');
  const foreign = [...text.matchAll(/<(style|script)\b[^]*?(?:<\/\1>|$)/gi)].find(
    ({ index, 0: block }) =>
      lineAt(text, index) <= at && at <= lineAt(text, index + block.length - 1),
  );
  const line = foreign ? lineAt(foreign.input, foreign.index) : at;
  const sentence = foreign
    ? `<${foreign[1]}>: ${insteadOfTag((foreign[1] ?? '').toLowerCase())}`
    : sentenceFor(error, lines[line - 1] ?? '');
  return { line, sentence, isAlone: !foreign && error.ruleId !== 'end-tag-mismatch' };
}

/**
 * A written text as every reader takes it: with facts in its prose, whose signs are shielded until Markdown is read
 * (`unshielded`). Its fields get theirs once they are read (`readFrontMatter`).
 * @param path of its file
 * @throws Error with a line for each character that nothing can show: its file, its line, and what to do
 */
export function writtenText(source: string, path: string): WrittenText {
  const file = fileName(path);
  const text = plainText(source, file);
  const end = lengthOfHead(text);
  return { file, text: text.slice(0, end) + fillFacts(text.slice(end), shielded) };
}
