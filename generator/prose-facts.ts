import { type HastNode, textOf } from './hast.ts';

type ProseFacts = {
  /** Without code blocks. */
  words: number;
  outline: readonly { id: string; text: string }[];
};

function countWords(node: HastNode): number {
  if (node.tagName === 'pre') return 0;
  if (node.type === 'text') return node.value?.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return (node.children ?? []).reduce((sum, child) => sum + countWords(child), 0);
}

/** Plain data as an ESTree expression, which MDX needs for exports. */
function expression(value: unknown): object {
  if (Array.isArray(value)) return { type: 'ArrayExpression', elements: value.map(expression) };
  if (typeof value !== 'object' || value === null) return { type: 'Literal', value };
  const properties = Object.entries(value).map(([key, inner]) => ({
    type: 'Property',
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
    key: { type: 'Literal', value: key },
    value: expression(inner),
  }));
  return { type: 'ObjectExpression', properties };
}

/** Rehype plugin: every MDX file exports `facts`. Must run after `rehypeSlug`. */
export function exportProseFacts() {
  return (root: HastNode): void => {
    const headings = (root.children ?? []).filter(({ tagName }) => tagName === 'h2');
    const facts: ProseFacts = {
      words: countWords(root),
      outline: headings.map((heading) => ({
        id: String(heading.properties?.['id']),
        text: textOf(heading),
      })),
    };
    const declaration = {
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: [
        {
          type: 'VariableDeclarator',
          id: { type: 'Identifier', name: 'facts' },
          init: expression(facts),
        },
      ],
    };
    const body = [
      { type: 'ExportNamedDeclaration', declaration, specifiers: [], attributes: [], source: null },
    ];
    const estree = { type: 'Program', sourceType: 'module', body };
    root.children?.unshift({ type: 'mdxjsEsm', value: '', data: { estree } });
  };
}
