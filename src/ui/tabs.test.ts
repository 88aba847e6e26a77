import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

import { Tabs } from './tabs.tsx';

test('hidden panels can be found by the browser, and React does not warn', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const html = renderToString(
    createElement(Tabs, {
      label: 'Languages',
      tabs: [
        { id: 'a', label: 'A', panel: 'first' },
        { id: 'b', label: 'B', panel: 'second' },
      ],
    }),
  );
  const panels = [...html.matchAll(/<tab-panel [^>]*>/g)].map(([tag]) => tag);
  expect(panels).toHaveLength(2);
  expect(panels[0]).not.toContain('hidden');
  expect(panels[1]).toContain('hidden="until-found"');
  expect(consoleError).not.toHaveBeenCalled();
  consoleError.mockRestore();
});
