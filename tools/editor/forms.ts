/** The form for each kind of text, made from the schemas that check the texts: a new field has its place by itself. */
import * as v from 'valibot';

import { bodies } from '../../generator/texts/records.ts';
import { kindOf, textKinds } from '../../generator/texts/text-kinds.ts';
import { keysOf } from '../../src/lib/records.ts';
import { articleFigureNames } from '../../src/figures/articles/figures.ts';

/** A schema, as far as a form follows it. */
type Schema = v.GenericSchema & {
  readonly wrapped?: Schema;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly options?: readonly string[];
};

/** What is filled in for a field. */
type Control =
  | { readonly control: 'line' | 'day' | 'number' | 'check' | 'picture' }
  | { readonly control: 'choice'; readonly options: readonly string[] }
  | { readonly control: 'list'; readonly item: Field }
  | { readonly control: 'group'; readonly fields: readonly Field[] };

/** A field of a form. */
export type Field = Control & {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly required: boolean;
};

/** The form of a kind of text. */
export type Form = {
  /** Its folder in `src/content/`. */
  readonly name: keyof typeof textKinds;
  readonly label: string;
  /** One text of it: "an article". */
  readonly called: string;
  readonly fields: readonly Field[];
  /** Whether there is a text below the fields. */
  readonly hasText: boolean;
  /** Whether the text is plain words, without markup. */
  readonly isPlain: boolean;
  /** Whether each text has a page of its own, so that none comes and none goes. */
  readonly isFixed: boolean;
};

function controlOf(name: string, schema: Schema): Control {
  const { type, options, item, entries } = schema;
  const { holds }: { readonly holds?: unknown } = v.getMetadata(schema);
  if (holds === 'day' || holds === 'picture') return { control: holds };
  if (holds === 'figure') return { control: 'choice', options: articleFigureNames };
  if (type === 'string' || type === 'custom' || type === 'union') return { control: 'line' };
  if (type === 'number') return { control: 'number' };
  if (type === 'boolean') return { control: 'check' };
  if (type === 'picklist' && options) return { control: 'choice', options };
  if (type === 'array' && item) return { control: 'list', item: fieldOf('', item) };
  if (entries) return { control: 'group', fields: fieldsOf(entries) };
  throw new Error(`tools/editor/forms.ts has no control for ${name}, a field of the type ${type}`);
}

const capitalized = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;

/** `lastDay` as people write it: "Last day". A name with a place, such as `hero.heading`, is that of words. */
const labelOf = (name: string): string =>
  name.includes('.')
    ? name
    : capitalized(name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));

function fieldOf(name: string, schema: Schema): Field {
  const { wrapped } = schema;
  if (wrapped) return { ...fieldOf(name, wrapped), required: false };
  const control = controlOf(name, schema);
  const [example] = v.getExamples(schema) as readonly unknown[];
  const suchAs = typeof example === 'string' && control.control === 'line' && `Such as: ${example}`;
  const hint = [v.getDescription(schema), suchAs];
  return {
    name,
    label: labelOf(name),
    hint: hint.filter(Boolean).join(' '),
    required: true,
    ...control,
  };
}

/** The fields of a schema, in their order. */
export const fieldsOf = (entries: Readonly<Record<string, Schema>>): readonly Field[] =>
  Object.entries(entries).map(([name, schema]) => fieldOf(name, schema));

/** The fields of a text: those of its kind, but each file of words has those of its page. */
export const fieldsIn = (file: string): readonly Field[] =>
  fieldsOf((kindOf(file).fields as Schema).entries ?? {});

/**
 * The form of every kind of text that the site reads.
 * @throws Error for a field that no form can show
 */
export const forms: readonly Form[] = keysOf(textKinds).map((name) => {
  const { called, at }: { called: string; at: string } = textKinds[name];
  const { entries = {} } = textKinds[name].fields as Schema;
  const isPlain = new Map<string, string>(Object.entries(bodies)).get(name) === 'words';
  const fields = fieldsOf(entries);
  const isFixed = at === '/';
  return {
    name,
    label: labelOf(name),
    called,
    fields,
    hasText: name !== 'words',
    isPlain,
    isFixed,
  };
});
