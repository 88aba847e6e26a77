import { parseSync } from 'vite';

import { lineAt } from '../texts/plain-text.ts';

/** Words for visitors in code. */
export type Words = {
  readonly line: number;
  /** With `…` where a template has a value. */
  readonly text: string;
  /** As it is, with the code of a template's values. */
  readonly whole: string;
  /** The values of a template, each as `${code}`. */
  readonly values: readonly string[];
  /** Where it stands in the source, with its quotes. */
  readonly start: number;
  readonly end: number;
  /** The names that lead to it from its module: `hero.heading`, `counts.0.text`. */
  readonly path: string;
};

type Node = { readonly type: string; readonly start: number; readonly end: number };
type Context = { readonly isShown?: boolean; readonly path?: readonly string[] };

/** Attributes and properties of components that are read or heard. */
const shown =
  /^(?:aria-(?:label|description|roledescription|valuetext)|label|title|placeholder|alt|summary|legend|hint|heading|caption|note|description|lede)$/;

/** Attributes, properties and names of what is for programs. */
const forPrograms =
  /^(?:class(?:Name)?|style|d|href|from|to|id|key|type|rel|viewBox|fill|data-.*|\w*(?:Selector|Class))$/;

/** Calls whose texts are for owners who run the build, or for the browser. */
const notForVisitors =
  /^console\.|[fF]aultOf$|[fF]ault$|[sS]elector(?:All)?$|closest(?:Target)?$|matches$|startsWith$|test$|getItem$|matchMedia$|addEventListener$/;

/** Besides names in braces, and signs of capitals such as API. */
const hasWord = (text: string): boolean =>
  /\p{L}{2}/u.test(text.replaceAll(/\{\w+\}|\b\p{Lu}+\b/gu, ''));

/** Markup of a file, the identifier of what made it, or a type of files with its parameter. */
const isCode = (text: string): boolean => /^<[?!/\w]|^-\/\/|^\w+\/[\w.+-]+;/.test(text.trim());

/** A name with a capital, or words with a blank between them. */
const isSentence = (text: string): boolean =>
  !isCode(text) &&
  (/^\p{Lu}\p{Ll}+(?:[ ’'.!?:…]|$)/u.test(text) || /\p{Ll}[,.:;]? \p{L}/u.test(text));

/** A file in which every text is a word. */
export const isOfWords = (file: string): boolean =>
  /(?:^|\/)(?:form-|request-)?words(?:\.[\w-]+)?\.ts$/.test(file);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/**
 * The words for visitors in a module: text in JSX, in attributes that are read or heard, and any other text that looks
 * like a name or a sentence; in a `words.ts`, every text. Errors are for owners who run the build, and have none.
 * @param file its name, which says whether it has JSX
 * @param isWord says of a text whether it is one
 */
export function wordsIn(
  file: string,
  source: string,
  isWord = (text: string, isShown: boolean): boolean =>
    hasWord(text) && (isShown || isOfWords(file) || isSentence(text)),
): readonly Words[] {
  const found: Words[] = [];
  const codeOf = ({ start, end }: Node) => source.slice(start, end);
  const add = (
    { start, end }: Node,
    whole: string,
    { isShown = false, path = [] }: Context,
    text = whole,
    values: readonly string[] = [],
  ) => {
    if (!isWord(text, isShown)) return;
    const line = lineAt(source, start);
    const plain = text.trim().replaceAll(/\s+/g, ' ');
    found.push({ line, text: plain, whole, values, start, end, path: path.join('.') });
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
    const { path = [] } = context;
    const below = (name: string | number) => ({ path: [...path, String(name)] });
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
      case 'ThrowStatement':
        return;
      case 'VariableDeclarator': {
        const name = /^\w*/.exec(partCode('id'))?.[0] ?? '';
        if (!forPrograms.test(name)) visit(part('init'), below(name));
        return;
      }
      case 'BinaryExpression':
        // What is compared, or looked for by its name, is an id.
        if (!/^(?:[!=]==|in)$/.test(String(part('operator')))) visitAll(node, { path });
        return;
      case 'NewExpression':
        if (!/(?:Error|Gone)$/.test(partCode('callee'))) visitAll(node, { path });
        return;
      case 'CallExpression':
        if (!notForVisitors.test(partCode('callee'))) visitAll(node, { path });
        return;
      case 'MemberExpression':
        // What it asks for is an id.
        visit(part('object'), { path });
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
        const name = key.replaceAll(/['"]/g, '');
        if (!forPrograms.test(name))
          visit(part('value'), { ...below(name), isShown: shown.test(name) });
        return;
      }
      case 'ArrayExpression':
        for (const [index, each] of (part('elements') as readonly unknown[]).entries())
          visit(each, { ...context, ...below(index) });
        return;
      case 'Literal':
        if (typeof part('value') === 'string') add(node, String(part('value')), context);
        return;
      case 'TemplateLiteral': {
        const quasis = part('quasis') as readonly { value: { cooked: string } }[];
        const values = (part('expressions') as readonly Node[]).map(
          (value) => `\${${codeOf(value)}}`,
        );
        const texts = quasis.map(({ value }) => value.cooked);
        const whole = texts.map((text, index) => text + (values[index] ?? ''));
        add(node, whole.join(''), context, texts.join('…'), values);
        visit(part('expressions'), { path });
        return;
      }
      case 'ConditionalExpression':
        visit(part('test'), { path });
        visit([part('consequent'), part('alternate')], context);
        return;
      case 'LogicalExpression':
      case 'JSXExpressionContainer':
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
        visitAll(node, context);
        return;
      default:
        if (!node.type.startsWith('TS')) visitAll(node, { path });
    }
  }
  visit(parseSync(file, source).program, {});
  return found;
}
