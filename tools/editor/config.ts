/** What the editor shows: a form for each kind of text, made from the fields that its reader checks. */
import * as v from 'valibot';

import { bodies as recordBodies } from '../../generator/texts/records.ts';
import { textKinds } from '../../generator/texts/text-kinds.ts';
import { legalNames } from '../../src/content/front-matter.ts';
import { articleFigureNames } from '../../src/figures/articles/figures.ts';

/** A kind of text: the schema of its fields, what one is called, and how the text below the fields is written. */
type Kind = {
  readonly called: string;
  readonly fields: v.GenericSchema;
  readonly body: 'words' | 'prose' | 'raw';
  /** Its only names, if the site has a page for each. */
  readonly names?: readonly string[];
};

/** A schema, as far as a form follows it. */
type Schema = v.GenericSchema & {
  readonly wrapped?: Schema;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly options?: readonly string[];
  readonly pipe?: readonly Step[];
};

type Step = {
  readonly type: string;
  readonly requirement?: unknown;
  readonly pipe?: readonly Step[];
};

/** A field of a form, as Sveltia CMS takes it. */
export type Field = {
  readonly name: string;
  readonly label: string;
  readonly widget: string;
  readonly required: boolean;
  readonly hint?: string;
} & Readonly<Record<string, unknown>>;

/** The number that a rule of a schema has, such as the one of `v.maxLength(90)`. */
function ruleOf(schema: Schema, type: string): number | undefined {
  const steps = (pipe: readonly Step[] = []): readonly Step[] =>
    pipe.flatMap((step) => [step, ...steps(step.pipe)]);
  const found = steps(schema.pipe).findLast((step) => step.type === type)?.requirement;
  return typeof found === 'number' ? found : undefined;
}

const capitalized = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;

/** Texts that need more room than a line. */
const longText = 100;

function widgetOf(
  name: string,
  schema: Schema,
): Readonly<Record<string, unknown>> & { widget: string } {
  const { type, options, item, entries = {} } = schema;
  const { holds }: { readonly holds?: unknown } = v.getMetadata(schema);
  if (holds === 'day') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  // A picker of days would drop the hour.
  if (holds === 'hour') return { widget: 'string' };
  if (holds === 'picture') return { widget: 'image', choose_url: false };
  if (holds === 'figure') return { widget: 'select', options: articleFigureNames };
  if (type === 'string') {
    const maxlength = ruleOf(schema, 'max_length');
    return { widget: (maxlength ?? longText) > longText ? 'text' : 'string', maxlength };
  }
  if (type === 'number') {
    const [min, max] = [ruleOf(schema, 'min_value'), ruleOf(schema, 'max_value')];
    return { widget: 'number', value_type: 'int', min, max };
  }
  if (type === 'boolean') return { widget: 'boolean' };
  if (type === 'picklist') return { widget: 'select', options };
  if (type === 'array' && item) {
    const [min, max] = [ruleOf(schema, 'min_length'), ruleOf(schema, 'max_length')];
    const inside = item.entries
      ? { fields: fieldsOf(item.entries) }
      : { field: fieldOf('item', item) };
    return { widget: 'list', min, max, ...inside };
  }
  if (type === 'strict_object') return { widget: 'object', fields: fieldsOf(entries) };
  throw new Error(`tools/editor/config.ts has no widget for ${name}, a field of the type ${type}`);
}

/** `lastDay` as people write it: "Last day". */
const labelOf = (name: string): string =>
  capitalized(name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));

function fieldOf(name: string, schema: Schema): Field {
  const { wrapped } = schema;
  if (wrapped) return { ...fieldOf(name, wrapped), required: false };
  const { widget, ...settings } = widgetOf(name, schema);
  const [example]: readonly unknown[] = v.getExamples(schema);
  const isText = widget === 'string' || widget === 'text';
  const hint = [v.getDescription(schema), isText && `Such as: ${String(example)}`];
  return {
    name,
    label: labelOf(name),
    widget,
    required: true,
    hint: hint.filter(Boolean).join(' '),
    ...settings,
  };
}

const fieldsOf = (entries: Readonly<Record<string, Schema>>): readonly Field[] =>
  Object.entries(entries).map(([name, schema]) => fieldOf(name, schema));

const besides = { name: 'body', label: 'Text', required: true };

/** The text below the fields. Rich text would not keep tables, components and code as they are written. */
const bodies: Readonly<Record<Kind['body'], Field>> = {
  words: { ...besides, widget: 'text', required: false, hint: 'Plain words, without markup.' },
  prose: {
    ...besides,
    widget: 'richtext',
    modes: ['rich_text', 'raw'],
    buttons: [
      'bold',
      'italic',
      'code',
      'link',
      'heading-two',
      'heading-three',
      'quote',
      'bulleted-list',
      'numbered-list',
    ],
    editor_components: ['image'],
    linked_images: false,
    use_emoji_autocomplete: false,
  },
  raw: { ...besides, widget: 'richtext', modes: ['raw'], use_emoji_autocomplete: false },
};

/** The forms for one kind of text. Its pictures lie beside it. */
function collectionOf(name: string, { called, fields, body, names }: Kind) {
  const { entries = {} } = fields as Schema;
  const form = [...fieldsOf(entries), bodies[body]];
  const [identifier] = form;
  const one = capitalized(called.replace(/^an? /, ''));
  return {
    name,
    label: capitalized(name),
    label_singular: one,
    folder: `src/content/${name}`,
    extension: 'mdx',
    format: 'yaml-frontmatter',
    identifier_field: identifier?.name,
    create: names === undefined,
    delete: names === undefined,
    media_folder: '',
    public_folder: '.',
    slug: {
      template: '{{slug}}',
      editable: ['create'],
      hint: 'The file’s name, and its address on the site: small letters, digits and hyphens.',
      pattern: ['^[a-z0-9]+(?:-[a-z0-9]+)*$', 'Small letters, digits and hyphens.'],
    },
    fields: form,
  };
}

/**
 * The settings of Sveltia CMS.
 * @param kinds by their folder in `src/content/`
 * @param folder the name of the project's folder, which the editor asks its user to choose
 * @throws Error for a field that no form can show
 */
export const configOf = (kinds: Readonly<Record<string, Kind>>, folder: string) => ({
  app_title: 'Editor',
  // It wants one, and asks no host: the page's policy lets nothing leave the machine.
  backend: { name: 'github', repo: `here/${folder}` },
  media_folder: 'src/content',
  public_folder: '.',
  media_libraries: { default: { config: {} }, stock_assets: { providers: [] } },
  editor: { preview: false },
  show_preview_links: false,
  output: { omit_empty_optional_fields: true, yaml: { quote: 'single' } },
  slug: { encoding: 'ascii', clean_accents: true, sanitize_replacement: '-' },
  collections: Object.entries(kinds).map(([name, kind]) => collectionOf(name, kind)),
});

const written: Readonly<Record<string, Kind['body'] | undefined>> = recordBodies;

/** Every kind of text that the site reads. */
export const siteKinds: Readonly<Record<string, Kind>> = Object.fromEntries(
  Object.entries(textKinds).map(([name, { called, fields }]): [string, Kind] => [
    name,
    {
      called,
      fields,
      body: written[name] ?? 'raw',
      ...(name === 'legal' && { names: legalNames }),
    },
  ]),
);
