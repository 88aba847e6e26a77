import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

import { dataOf, toggleData } from '../lib/dom/attributes.ts';
import { ReactRoot, followTranslator } from './react-root.tsx';
import {
  type Control,
  controlsOf,
  isBox,
  prerenderedState,
  stateOf,
  undoChanges,
} from './early-changes.ts';
import { slotsOf } from './slots.ts';

function repeat(control: Control, state: string | boolean): void {
  if (isBox(control)) {
    if (control.checked !== state) control.click();
  } else if (control instanceof HTMLDetailsElement) {
    control.open = state === true;
    control.dispatchEvent(new Event('toggle'));
  } else {
    // The component may have changed the text that it found, and knows best.
    if (stateOf(control) === prerenderedState(control)) control.value = String(state);
    for (const type of ['input', 'change'])
      control.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/**
 * Takes what was typed, ticked, chosen, opened and focused in an island before hydration. Text stays in its
 * control, because setting it would end a composition and forget what can be undone.
 * @returns steps that repeat it as events, so that the hydrated component has it in its state
 */
export function takeChanges(island: HTMLElement): readonly (() => void)[] {
  const controls = controlsOf(island);
  const changes = controls.flatMap((control, index) => {
    const state = stateOf(control);
    return state === prerenderedState(control) ? [] : [{ control, index, state }];
  });
  // React starts from the state that it finds, so a press that sets the same would be no change.
  for (const control of controls) if (isBox(control)) control.checked = control.defaultChecked;
  const steps = changes.map(({ control, index, state }) => () => {
    // React may have replaced the control.
    const present = control.isConnected ? control : controlsOf(island)[index];
    if (present) repeat(present, state);
  });
  const focused = document.activeElement;
  if (!focused || !island.contains(focused)) return steps;
  return [...steps, () => focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))];
}

/**
 * Makes one prerendered island live.
 * @public
 */
export function hydrateIsland(host: HTMLElement, Component: ComponentType): void {
  const slots = slotsOf(host);
  const props = JSON.parse(dataOf(host, 'props') ?? '{}', (_, value) =>
    typeof value?.$slot === 'number' ? slots.get(value.$slot) : value,
  );
  undoChanges(host);
  const changes = takeChanges(host);
  followTranslator(host);
  // Synchronously, because a translator would change the DOM between slices, and a held press needs the
  // whole island.
  flushSync(() => {
    hydrateRoot(
      host,
      <ReactRoot>
        <Component {...props} />
      </ReactRoot>,
      {
        identifierPrefix: host.id,
        // React says that it rendered the island again: texts had changed, for example by a translator.
        onRecoverableError: console.info,
      },
    );
  });
  // One at a time, because a change may disable the next control.
  for (const repeat of changes) flushSync(repeat);
  toggleData(host, 'live', true);
}
