import { isHere } from '../../src/config/is-published.ts';
import * as labels from '../../src/config/words.ts';
import { addDetails } from '../../src/features/request/words.ts';
import { type RequestSpec, fieldsOf, partsOf } from '../../src/features/request/request-spec.ts';
import { pages } from '../support/dist.ts';
import { enterprise, partner, review } from '../support/dialog-forms.ts';
import { everyForm } from '../support/every-form.ts';
import { fieldNamed } from '../support/fill.ts';
import { combobox, dialog, main, type Target, textbox, button } from './targets.ts';
import type { Visitor } from './visitor.ts';

/** A form, and where a visitor finds it. */
export type Place = {
  readonly request: RequestSpec;
  readonly values: Readonly<Record<string, string>>;
  readonly path: string;
  /** The button that opens its dialog; none if it is in the page. */
  readonly opener?: string;
};

const inMain = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

/** The first page with a field for each of the form's; none if it is not on the site. The newsletter is in the frame. */
function pageOf(request: RequestSpec): string | undefined {
  if (request.id === 'newsletter') return '/contact';
  const fields = fieldsOf(request);
  const found = pages.find(({ html }) =>
    fields.every(({ name }) => inMain(html).includes(` name="${name}"`)),
  );
  return found?.path;
}

/** The label of the first button of a page that opens a form. */
function openerOn(path: string, { id }: RequestSpec): string {
  const html = pages.find((page) => page.path === path)?.html ?? '';
  const label = new RegExp(`<button[^>]* data-opens="${id}"[^>]*>([^<]+)`).exec(html)?.[1];
  if (!label) throw new Error(`${path} has no button for ${id}`);
  return label.trim();
}

export const places: readonly Place[] = everyForm.flatMap(({ request, values }) => {
  const dialog = [review, enterprise, partner].find((one) => one.request.id === request.id);
  const path = dialog?.path ?? pageOf(request);
  if (path === undefined || !isHere(path)) return [];
  return [{ request, values, path, ...(dialog && { opener: openerOn(path, request) }) }];
});

export const placeNamed = (id: string): Place => {
  const place = places.find(({ request }) => request.id === id);
  if (!place) throw new Error(`There is no form ${id}`);
  return place;
};

/** A text field of a form by its name in the code. */
export const fieldIn = (part: Target, { request }: Place, name: string): Target =>
  textbox(new RegExp(`^${fieldNamed(fieldsOf(request), name).label}`), part);

/** Opens a form. Returns the part of the page that contains it. */
export async function reach(visitor: Visitor, { request, path, opener }: Place): Promise<Target> {
  await visitor.open(path);
  if (opener === undefined || !('title' in request))
    return request.id === 'newsletter' ? { role: 'form', name: labels.newsletter } : main;
  await visitor.click(button(opener));
  const part = dialog(String(request.title));
  await visitor.sees(part);
  return part;
}

export async function fillIn(visitor: Visitor, part: Target, place: Place): Promise<void> {
  const { request, values } = place;
  if (partsOf(request).some(({ folded }) => folded))
    await visitor.evaluate(`(() => {
      for (const one of document.querySelectorAll('form details:not([open])'))
        if (one.querySelector('summary')?.textContent.includes(${JSON.stringify(addDetails)})) one.open = true;
    })()`);
  for (const { name, label, kind } of fieldsOf(request)) {
    const value = values[name];
    if (value === undefined) continue;
    const field = kind === 'select' ? combobox : textbox;
    await visitor.fill(field(new RegExp(`^${label}`), part), value);
  }
}

export const submit = (visitor: Visitor, part: Target, { request }: Place): Promise<void> =>
  visitor.click(button(request.submitLabel, part));
