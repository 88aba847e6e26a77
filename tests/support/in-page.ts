import type { Locator, Page } from '@playwright/test';

/** Code units, because a lone surrogate does not survive the way to the browser as text. */
const units = (text: string) => Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));

/**
 * Puts a text into a field as pasting does: at once, whatever it holds.
 * @returns what the field holds of it: one line has no line breaks
 */
export async function paste(field: Locator, text: string): Promise<string> {
  // Turning to a field brings its code.
  await field.focus();
  return field.evaluate((element: HTMLInputElement | HTMLTextAreaElement, codes) => {
    const value = codes.reduce((all, code) => all + String.fromCharCode(code), '');
    const kind = element instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
    return element.value;
  }, units(text));
}

/** Whether a field holds just this text: asked in the page, because matchers change what is no text. */
export const holds = (field: Locator, text: string): Promise<boolean> =>
  field.evaluate((element, wanted) => 'value' in element && element.value === wanted, text);

/**
 * Puts texts into a form by the names of its fields, at once, as pasting does, and sends it.
 * @returns what each field then holds, well-formed; what has been kept of earlier messages is gone
 */
export function sendWith(
  form: Locator,
  texts: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const typed = Object.entries(texts).map(([name, text]) => [name, units(text)] as const);
  return form.evaluate((element: HTMLFormElement, fields) => {
    // Hundreds of long messages would fill the browser's storage.
    localStorage.clear();
    (document.activeElement as HTMLElement | null)?.blur();
    const held: Record<string, string> = {};
    for (const [name, codes] of fields) {
      const field = element.elements.namedItem(name) as HTMLInputElement;
      const value = codes.reduce((all, code) => all + String.fromCharCode(code), '');
      const kind = Object.getPrototypeOf(field) as HTMLInputElement;
      Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      held[name] = field.value.toWellFormed();
    }
    // Clicked: a click is kept where the form’s code is not there yet.
    element.querySelector<HTMLButtonElement>('[type=submit]')?.click();
    return held;
  }, typed);
}

/** What fields of a form hold now, by their names, well-formed. */
export const heldIn = (form: Locator, names: readonly string[]): Promise<Record<string, string>> =>
  form.evaluate(
    (element: HTMLFormElement, asked) =>
      Object.fromEntries(
        asked.map((name) => [
          name,
          (element.elements.namedItem(name) as HTMLInputElement).value.toWellFormed(),
        ]),
      ),
    names,
  );

/** What must be nowhere in a page: elements that came out of someone's text. */
export const foreignMarkup = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '.own-markup, [onerror], [onload], [onclick], [onmouseover], iframe, object, embed, base, img[src="x"], script:not([src]):not([type="application/ld+json"])',
      ),
    ].map((element) => element.outerHTML.slice(0, 200)),
  );
