/** File names of a built script's static imports. */
export const staticImports = (code: string): readonly string[] =>
  [...code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)].map(([, name = '']) => name);
