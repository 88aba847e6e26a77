import { type PluginObj, types as t } from '@babel/core';
import { defineRolldownBabelPreset } from '@rolldown/plugin-babel';

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
