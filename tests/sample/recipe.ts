import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { escaped } from '../support/saying.ts';

const root = resolve(import.meta.dirname, '../..');

/** One step of a recipe: a new file, lines of a file that change, or a command for a terminal. */
type Edit = { readonly where: string } & (
  | { readonly does: 'write' | 'change'; readonly file: string; readonly text: string }
  | { readonly does: 'run'; readonly command: string }
);

/** A section of a document with the edits that its text asks for, in order. */
export type Recipe = {
  /** The document and the heading, as failures name them. */
  readonly name: string;
  readonly edits: readonly Edit[];
};

/** Files by their path in the project. */
export type Files = {
  /** Undefined if there is no such file. */
  readonly read: (file: string) => string | undefined;
  readonly write: (file: string, text: string) => void;
  /** Runs a command in the project's folder. @throws Error if it fails */
  readonly run: (command: string) => void;
};

const fence = /^( *)(`{3,})(\w+)\n([^]*?)^\1\2$/gm;
const path = /`((?:src|tests|tools|generator)\/[\w./-]+\.\w+)`/g;
/** A command that is part of an edit, and not of a machine's setup. */
const command = /^(?:rm (?:-r )?(?:\$\(find )?(?:src|tests)\b|npm uninstall ).+$/gm;

/** Without the indentation of the list item that a block is in. */
const unindented = (text: string, indent: string): string =>
  text.replaceAll(new RegExp(`^${indent}`, 'gm'), '');

/**
 * What a section asks its reader to do, as people read it: a `diff` changes the file named last above it, a block
 * of TypeScript or Markdown is a new file of that name, and commands that delete are run. Other blocks only show.
 */
function editsIn(section: string, whereOf: (offset: number) => string): readonly Edit[] {
  const edits: Edit[] = [];
  for (const match of section.matchAll(fence)) {
    const [, indent = '', , language = '', inner = ''] = match;
    const where = whereOf(match.index);
    const text = unindented(inner, indent);
    if (language === 'sh')
      for (const [line] of text.matchAll(command))
        edits.push({ does: 'run', command: line, where });
    if (!['diff', 'ts', 'tsx', 'md'].includes(language)) continue;
    const [, file] = [...section.slice(0, match.index).matchAll(path)].at(-1) ?? [];
    if (!file) throw new Error(`${where}: name the file above this block`);
    edits.push({ does: language === 'diff' ? 'change' : 'write', file, text, where });
  }
  return edits;
}

/** Every section of a document that asks its reader to edit files. */
export function recipesIn(document: string): readonly Recipe[] {
  const source = readFileSync(resolve(root, document), 'utf8');
  // A heading inside a block belongs to the block.
  const outside = source.replaceAll(fence, (block) => block.replaceAll(/^#/gm, ' '));
  const starts = [...outside.matchAll(/^#+ (.+)$/gm)];
  return starts.flatMap(({ index, 1: heading = '' }, at) => {
    const text = source.slice(index, starts[at + 1]?.index);
    const lineOf = (offset: number) => source.slice(0, index + offset).split('\n').length;
    const name = `${document}, "${heading}"`;
    const edits = editsIn(text, (offset) => `${name}, line ${lineOf(offset)}`);
    return edits.length > 0 ? [{ name, edits }] : [];
  });
}

/** A line of a file as a `diff` shows it. `…` is any text, and alone on its line any lines. */
const shapeOf = (line: string): string =>
  line.trim() === '…' ? '(?:.*\\n)*?' : `${line.split('…').map(escaped).join('.*?')}\\n`;

/** @throws Error if the lines that stay or go are not in the text exactly once */
function changed(text: string, diff: string): string {
  const lines = diff.replace(/\n$/, '').split('\n');
  const before = lines.filter((line) => !line.startsWith('+'));
  const shape = before.map((line) => `(${shapeOf(line.slice(1))})`).join('');
  const [found, ...others] = text.matchAll(new RegExp(`^${shape}`, 'gm'));
  if (!found || others.length > 0)
    throw new Error(
      `these lines are in it ${found ? others.length + 1 : 0} times, not once:\n${before.join('\n')}`,
    );
  const kept = found.slice(1);
  const after = lines.map((line) => {
    const own = line.startsWith('+') ? `${line.slice(1)}\n` : (kept.shift() ?? '');
    return line.startsWith('-') ? '' : own;
  });
  const end = found.index + found[0].length;
  return text.slice(0, found.index) + after.join('') + text.slice(end);
}

function afterEdit(edit: Exclude<Edit, { does: 'run' }>, source: string | undefined): string {
  if (edit.does === 'change') {
    if (source === undefined) throw new Error('there is no such file to change');
    return changed(source, edit.text);
  }
  if (source !== undefined) throw new Error('it is there already; show what changes as a diff');
  return edit.text;
}

/**
 * Does what a recipe says.
 * @throws Error that names document, heading, line and file where the text cannot be followed
 */
export function follow({ edits }: Recipe, files: Files): void {
  for (const edit of edits) {
    const subject = edit.does === 'run' ? edit.command : edit.file;
    try {
      if (edit.does === 'run') files.run(edit.command);
      else files.write(edit.file, afterEdit(edit, files.read(edit.file)));
    } catch (error) {
      throw new Error(`${edit.where}: ${subject}: ${(error as Error).message}`, { cause: error });
    }
  }
}
