import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

import { AuthProvider } from '../../src/runtime/auth-provider.tsx';

/**
 * Shows a component on the page of a test as in an island, until the test ends.
 * @throws Error if it renders no element
 */
export function mount(component: ReactNode) {
  const place = document.body.appendChild(document.createElement('main'));
  const react = createRoot(place);
  flushSync(() => react.render(<AuthProvider>{component}</AuthProvider>));
  onTestFinished(() => {
    react.unmount();
    place.remove();
  });
  const root = place.firstElementChild;
  if (!(root instanceof HTMLElement)) throw new Error('The component renders no element');
  return { root };
}
