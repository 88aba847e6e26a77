/** A node of a text's HTML tree, as rehype plugins get it. */
export type HastNode = {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: HastNode[];
  position?: { start: { line: number } };
};

/** The text within a node. */
export const textOf = ({ type, value = '', children = [] }: HastNode): string =>
  type === 'text' ? value : children.map(textOf).join('');
