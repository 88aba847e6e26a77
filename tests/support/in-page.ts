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

/** What must be nowhere in a page: elements that came out of somebody's text. */
export const foreignMarkup = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '.own-markup, [onerror], [onload], [onclick], [onmouseover], iframe, object, embed, base, img[src="x"], script:not([src]):not([type="application/ld+json"])',
      ),
    ].map((element) => element.outerHTML.slice(0, 200)),
  );
