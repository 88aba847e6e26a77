import type { Locator, Page } from '@playwright/test';

/** UTF-16 code units: lone surrogates would be lost on the way to the browser as text. */
const units = (text: string) => Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));

/**
 * Replaces a field's value in one step, as pasting does.
 * @returns the field's new value; single-line fields drop line breaks
 */
export async function paste(field: Locator, text: string): Promise<string> {
  // Focusing a field loads its code.
  await field.focus();
  return field.evaluate((element: HTMLInputElement | HTMLTextAreaElement, codes) => {
    const value = codes.reduce((all, code) => all + String.fromCharCode(code), '');
    const kind = element instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
    return element.value;
  }, units(text));
}

/** Whether a field's value is this text; compared in the page, because matchers alter ill-formed text. */
export const hasValue = (field: Locator, text: string): Promise<boolean> =>
  field.evaluate((element, wanted) => 'value' in element && element.value === wanted, text);

/**
 * Pastes texts into fields by name and submits the form. Clears local storage first.
 * @returns the value of each field, made well-formed
 */
export function pasteAndSubmit(
  form: Locator,
  texts: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const typed = Object.entries(texts).map(([name, text]) => [name, units(text)] as const);
  return form.evaluate((element: HTMLFormElement, fields) => {
    // Hundreds of long messages would fill the browser's storage.
    localStorage.clear();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const held: Record<string, string> = {};
    for (const [name, codes] of fields) {
      const field = element.elements.namedItem(name) as HTMLInputElement;
      const value = codes.reduce((all, code) => all + String.fromCharCode(code), '');
      const kind = Object.getPrototypeOf(field) as HTMLInputElement;
      Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      held[name] = field.value.toWellFormed();
    }
    // A click is replayed if the form's code has not loaded yet.
    element.querySelector<HTMLButtonElement>('[type=submit]')?.click();
    return held;
  }, typed);
}

/** The current field values by name, made well-formed. */
export const valuesIn = (
  form: Locator,
  names: readonly string[],
): Promise<Record<string, string>> =>
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

/** Elements that came from a visitor's text. There must be none. */
export const foreignMarkup = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '.own-markup, [onerror], [onload], [onclick], [onmouseover], iframe, object, embed, base, img[src="x"], script:not([src]):not([type="application/ld+json"])',
      ),
    ].map((element) => element.outerHTML.slice(0, 200)),
  );
