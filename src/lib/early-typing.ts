const types = ['keydown', 'keypress', 'textInput', 'input', 'keyup'] as const;
const textFields = 'textarea, input:not([type=checkbox], [type=radio], [type=range])';

/**
 * Keeps typing in fields from code that is still taking over the part of the page they are in: React
 * answers the first key that it hears of there by taking over all of it at once, and the key waits for
 * that. The text stands in its field all the same, where the code finds it in the end. Keys that do
 * something else, such as Tab and Enter, are not kept from anything.
 * @param within the part of the page whose code is not there yet
 * @returns a function that ends it
 */
export function hideEarlyTyping(within: Node): () => void {
  const hide = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || !target.matches(textFields)) return;
    if (!within.contains(target)) return;
    if (event instanceof KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (key.length > 1 || ctrlKey || metaKey || altKey) return;
    }
    event.stopPropagation();
  };
  for (const type of types) document.addEventListener(type, hide, { capture: true });
  return () => {
    for (const type of types) document.removeEventListener(type, hide, { capture: true });
  };
}
