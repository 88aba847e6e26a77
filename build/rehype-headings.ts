type Node = {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
};

type Heading = { id: string; text: string };

const textOf = (node: Node): string => node.value ?? (node.children ?? []).map(textOf).join('');

const literal = (value: string) => ({ type: 'Literal', value, raw: JSON.stringify(value) });
const property = (name: string, value: string) => ({
  type: 'Property',
  key: { type: 'Identifier', name },
  value: literal(value),
  kind: 'init',
  method: false,
  shorthand: false,
  computed: false,
});

/** `export const headings = [{ id, text }, …]` as the syntax tree MDX joins to a module. */
function exported(headings: readonly Heading[]) {
  const list = {
    type: 'ArrayExpression',
    elements: headings.map(({ id, text }) => ({
      type: 'ObjectExpression',
      properties: [property('id', id), property('text', text)],
    })),
  };
  const declaration = {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [
      { type: 'VariableDeclarator', id: { type: 'Identifier', name: 'headings' }, init: list },
    ],
  };
  const body = [
    { type: 'ExportNamedDeclaration', declaration, specifiers: [], source: null, attributes: [] },
  ];
  return {
    type: 'mdxjsEsm',
    value: '',
    data: { estree: { type: 'Program', sourceType: 'module', body } },
  };
}

/** Rehype plugin: a module of prose exports its second-level headings, for a list of contents. Runs after rehype-slug. */
export function exportHeadings() {
  return (tree: Node): void => {
    const headings = (tree.children ?? [])
      .filter(({ tagName }) => tagName === 'h2')
      .map((node) => ({ id: String(node.properties?.['id']), text: textOf(node) }));
    tree.children?.unshift(exported(headings));
  };
}
