import { parseSync } from 'vite';

/** Words for visitors in code. */
export type Words = { readonly line: number; readonly text: string };

type Node = { readonly type: string; readonly start: number; readonly end: number };
type Context = { readonly isShown?: boolean };

/** Attributes and properties of components that are read or heard. */
const shown =
  /^(?:aria-(?:label|description|roledescription|valuetext)|label|title|placeholder|alt|summary|legend|hint|heading|caption|note|description|lede)$/;

/** Attributes, properties and names of what is for programs. */
const forPrograms =
  /^(?:class(?:Name)?|style|d|href|to|id|key|type|rel|viewBox|fill|data-.*|\w*(?:Selector|Class))$/;

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
