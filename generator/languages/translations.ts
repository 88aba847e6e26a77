import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';

import { parseSync } from 'vite';

import type { Language } from '../../src/config/site-facts.ts';
import { legalNames } from '../../src/content/front-matter.ts';
import { allRoutes } from '../../src/routes.ts';
import { reach, source } from '../import-graph.ts';
import { isTranslation, overlayOf, sourceLanguage, sourceOf } from './overlay.ts';

/** Words for visitors in code. */
export type Words = { readonly line: number; readonly text: string };

type Node = { readonly type: string; readonly start: number; readonly end: number };
type Context = { readonly isShown?: boolean };

/** Attributes and properties of components that are read or heard. */
const shown =
  /^(?:aria-(?:label|description|roledescription|valuetext)|label|title|placeholder|alt|summary|legend|hint|heading|caption|note|description|lede)$/;

/** Attributes, properties and names of what is for programs. By its subject, a receiver knows a message. */
const forPrograms =
  /^(?:class(?:Name)?|style|d|href|to|id|key|type|rel|viewBox|fill|subject|data-.*|\w*(?:Selector|Class))$/;

/** Calls whose texts are for owners who run the build, or for the browser. */
const notForVisitors =
  /^console\.|[fF]aultOf$|[fF]ault$|[sS]elector(?:All)?$|closest(?:Target)?$|matches$|test$|getItem$|matchMedia$|addEventListener$/;

const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text);

/** Markup of a file, or a type of files with its parameter. */
const isCode = (text: string): boolean => /^<[?!/\w]|^\w+\/[\w.+-]+;/.test(text.trim());

/** A name with a capital, or words with a blank between them. */
const isSentence = (text: string): boolean =>
  !isCode(text) &&
  (/^\p{Lu}\p{Ll}+(?:[ ’'.!?:…]|$)/u.test(text) || /\p{Ll}[,.:;]? \p{L}/u.test(text));

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/**
 * The words for visitors in a module: text in JSX, in attributes that are read or heard, and any other text that looks
 * like a name or a sentence. Errors are for owners who run the build, and have none.
 * @param file its name, which says whether it has JSX
 */
export function wordsIn(file: string, source: string): readonly Words[] {
  const found: Words[] = [];
  const codeOf = ({ start, end }: Node) => source.slice(start, end);
  const add = (node: Node, text: string, { isShown }: Context) => {
    if (!hasWord(text) || !(isShown || isSentence(text))) return;
    const line = source.slice(0, node.start).split('\n').length;
    found.push({ line, text: text.trim().replaceAll(/\s+/g, ' ') });
  };
  const visit = (value: unknown, context: Context): void => {
    if (Array.isArray(value)) for (const each of value) visit(each, context);
    else if (isNode(value)) visitNode(value, context);
  };
  const visitAll = (node: Node, context: Context) => {
    for (const [key, value] of Object.entries(node)) if (key !== 'type') visit(value, context);
  };
  function visitNode(node: Node, context: Context): void {
    const part = (name: string): unknown => Reflect.get(node, name);
    const partCode = (name: string) => {
      const inner = part(name);
      return isNode(inner) ? codeOf(inner) : '';
    };
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
      case 'ThrowStatement':
        return;
      case 'VariableDeclarator':
        if (!forPrograms.test(partCode('id'))) visitAll(node, {});
        return;
      case 'BinaryExpression':
        // What is compared is an id.
        if (!/^[!=]==$/.test(String(part('operator')))) visitAll(node, {});
        return;
      case 'NewExpression':
        if (!/(?:Error|Gone)$/.test(partCode('callee'))) visitAll(node, {});
        return;
      case 'CallExpression':
        if (!notForVisitors.test(partCode('callee'))) visitAll(node, {});
        return;
      case 'JSXText':
        add(node, String(part('value')), { isShown: true });
        return;
      case 'JSXAttribute': {
        const name = partCode('name');
        if (!forPrograms.test(name)) visit(part('value'), { isShown: shown.test(name) });
        return;
      }
      case 'Property': {
        const key = partCode('key');
        if (!forPrograms.test(key)) visit(part('value'), { isShown: shown.test(key) });
        return;
      }
      case 'Literal':
        if (typeof part('value') === 'string') add(node, String(part('value')), context);
        return;
      case 'TemplateLiteral': {
        const quasis = part('quasis') as readonly { value: { cooked: string } }[];
        add(node, quasis.map(({ value }) => value.cooked).join('…'), context);
        visit(part('expressions'), {});
        return;
      }
      case 'ConditionalExpression':
        visit(part('test'), {});
        visit([part('consequent'), part('alternate')], context);
        return;
      case 'LogicalExpression':
      case 'JSXExpressionContainer':
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
        visitAll(node, context);
        return;
      default:
        if (!node.type.startsWith('TS')) visitAll(node, {});
    }
  }
  visit(parseSync(file, source).program, {});
  return found;
}

const root = resolve(source, '..');

/** What the first line of a translation says about the English text that it was made from. */
const stampIn = /\bas of ([0-9a-f]{8})\b/;

/** A short hash of a text, which changes when the text does. */
export const stampOf = (text: string): string =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex').slice(0, 8);

/**
 * How a translation stands to its English file.
 * @param translation its text, or undefined if there is none
 */
export function stateOf(
  english: string,
  translation: string | undefined,
): 'missing' | 'unmarked' | 'old' | 'current' {
  if (translation === undefined) return 'missing';
  const stamp = stampIn.exec(translation.split('\n', 4).join('\n'))?.[1];
  if (stamp === undefined) return 'unmarked';
  return stamp === stampOf(english) ? 'current' : 'old';
}

/** Where all pages begin, besides their own modules. */
const onEveryPage = ['app.tsx', 'runtime/boot.ts', 'runtime/shell.ts', 'chrome/enhance-page.ts'];

/** Every language has the page for unknown addresses. */
const unlisted = ['pages/not-found.tsx'];

/** Names are the same in every language. */
const onlyNames = new Set(['config/feed-readers.ts', 'config/languages.ts']);

/** The folders of records that a language can have in files of its own, by the path of the page that shows them. */
const recordsOn: Readonly<Record<string, string>> = { '/': 'testimonials', '/about': 'people' };

/** The files with words that pages of a language show, from the project's folder. */
export function wordFilesOf({ pages }: Language): readonly string[] {
  const shown = allRoutes.filter(({ path }) => pages?.some((own) => own === path) ?? true);
  const from = shown.map(({ page }) => `pages/${page}.tsx`);
  const modules = [...reach([...from, ...unlisted, ...onEveryPage], { lazy: true })]
    .filter((name) => name.endsWith('.ts') && !onlyNames.has(name))
    .filter((name) => wordsIn(name, readFileSync(resolve(source, name), 'utf8')).length > 0);
  const legal = legalNames
    .filter((name) => shown.some(({ path }) => path === `/${name}`))
    .map((name) => `content/legal/${name}.mdx`)
    .filter((name) => existsSync(resolve(source, name)));
  const records = shown
    .flatMap(({ path }) => globSync(`content/${recordsOn[path] ?? '-'}/*.mdx`, { cwd: source }))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !isTranslation(name));
  return [...modules, ...legal, ...records].map((name) => `src/${name}`).toSorted();
}

/** A file with words, and how its translation stands. */
export type Translation = {
  readonly file: string;
  readonly translation: string;
  readonly state: ReturnType<typeof stateOf>;
  /** Of the English file now. */
  readonly stamp: string;
};

const textOf = (file: string): string | undefined =>
  existsSync(resolve(root, file)) ? readFileSync(resolve(root, file), 'utf8') : undefined;

function translationOf(file: string, { tag }: Pick<Language, 'tag'>): Translation {
  const english = textOf(file) ?? '';
  const translation = overlayOf(file, tag);
  const state = stateOf(english, textOf(translation));
  return { file, translation, state, stamp: stampOf(english) };
}

/** How the translation of each file stands that a language's pages show. */
export const translationsOf = (language: Language): readonly Translation[] =>
  wordFilesOf(language).map((file) => translationOf(file, language));

/** What to do about a translation, with its file; empty if it is up to date. */
export function remedyOf({ state, translation, file, stamp }: Translation): string {
  switch (state) {
    case 'missing':
      return `${translation} is missing; write in its first lines: From ${file}, as of ${stamp}`;
    case 'unmarked':
      return `${translation} does not say what it was made from; write in its first lines: From ${file}, as of ${stamp}`;
    case 'old':
      return `${translation} is older than ${file}; bring it up to date, and write in its first lines: as of ${stamp}`;
    case 'current':
      return '';
  }
}

/**
 * Legal texts of other languages must say what the English ones say.
 * @returns a sentence with the remedy for each translation that may not
 */
export const legalFaults = (languages: readonly Pick<Language, 'tag'>[]): readonly string[] =>
  languages
    .filter(({ tag }) => tag !== sourceLanguage)
    .flatMap((language) =>
      legalNames.map((name) => translationOf(`src/content/legal/${name}.mdx`, language)),
    )
    .filter(({ state }) => state !== 'missing')
    .map(remedyOf)
    .filter(Boolean);

/** Translations of files that are gone. */
export const orphans = ({ tag }: Language): readonly string[] =>
  globSync(`src/**/*.${tag}.{ts,mdx}`, { cwd: root })
    .map((file) => relative(root, resolve(root, file)).replaceAll('\\', '/'))
    .filter((file) => !existsSync(resolve(root, sourceOf(file))));
