import { type NodePath, type PluginObj, types as t } from '@babel/core';
import { defineRolldownBabelPreset } from '@rolldown/plugin-babel';

/** The name a top-level statement declares, if leaving it out could only be noticed by those who use it. */
const declares = (statement: NodePath<t.Statement>): string | undefined => {
  if (statement.isFunctionDeclaration()) return statement.node.id?.name;
  if (!statement.isVariableDeclaration()) return undefined;
  const [only, another] = statement.node.declarations;
  if (another || !t.isIdentifier(only?.id)) return undefined;
  return t.isArrowFunctionExpression(only.init) ? only.id.name : undefined;
};

/**
 * Takes out what only the erased markup used: functions first, since they use imports, then the imports.
 * Left in, an import would tie the module it names to this one's chunk.
 */
function dropUnused(program: NodePath<t.Program>): void {
  const isUnused = (name: string) => program.scope.getBinding(name)?.referenced === false;
  for (;;) {
    program.scope.crawl();
    const unused = program.get('body').filter((statement) => isUnused(declares(statement) ?? ''));
    if (unused.length === 0) break;
    for (const statement of unused) statement.remove();
  }
  for (const statement of program.get('body')) {
    if (!statement.isImportDeclaration() || statement.node.specifiers.length === 0) continue;
    const used = statement.node.specifiers.filter(({ local }) => !isUnused(local.name));
    if (used.length === 0) statement.remove();
    else statement.node.specifiers = used;
  }
}

/** Empties every `<Static>` element. Runs on entering the program, before other plugins look inside. */
function emptyStaticElements(): PluginObj {
  return {
    name: 'erase-static',
    visitor: {
      Program(program) {
        program.traverse({
          JSXElement(element) {
            const { name } = element.node.openingElement;
            if (t.isJSXIdentifier(name, { name: 'Static' })) element.node.children = [];
          },
        });
        dropUnused(program);
      },
    },
  };
}

/**
 * Babel preset for the browser's code: what stands inside `<Static>` is already
 * in the HTML, so its code, and whatever only it imports, must not reach the browser a second time.
 */
export function eraseStatic() {
  return defineRolldownBabelPreset({
    preset: () => ({ plugins: [emptyStaticElements] }),
    rolldown: {
      filter: { code: '<Static' },
      applyToEnvironmentHook: (environment) => environment.name === 'client',
    },
  });
}
