import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

import { hasData, withData } from '../../lib/dom/attributes.ts';
import { useWhole } from '../dialog.tsx';
import type { FieldSpec } from './field-spec.ts';
import { controlOf, type FormValues, formValues, reveal } from './form-values.ts';

type Form = {
  fields: readonly FieldSpec[];
  /** The current values. */
  now: FormValues;
  /** Values that were prefilled earlier. */
  filled: FormValues;
  /** Fields that the visitor has typed in or emptied. */
  touched: ReadonlySet<string>;
};

/**
 * Finds new values for untouched fields. It never changes a field that the browser has filled. Earlier prefilled
 * values are replaced, or emptied if the fact is no longer known.
 */
export function prefill({ fields, now, filled, touched }: Form, known: FormValues): FormValues {
  const changes: Record<string, string> = {};
  for (const field of fields) {
    const { name } = field;
    const current = now[name] ?? '';
    if (touched.has(name) || (current !== '' && current !== filled[name])) continue;
    const next = acceptedValue(field, known[name] ?? '');
    if (next !== current) changes[name] = next;
  }
  return changes;
}

/** Converts a value to one that a field accepts: for a select, the option with this value or label, or ''. */
export function acceptedValue(field: FieldSpec, value: string): string {
  if (field.kind !== 'select') return value;
  const wanted = value.trim().toLowerCase();
  const matches = (text: string) => text.toLowerCase() === wanted;
  const option = field.options.find(({ value: key, label }) => matches(key) || matches(label));
  return option?.value ?? '';
}

export type DraftStore = {
  readonly read: () => FormValues | null;
  readonly write: (values: FormValues) => void;
  readonly clear: () => void;
};

export type FormDraft = {
  /** Passwords are never stored. */
  readonly fields: readonly FieldSpec[];
  readonly store: DraftStore;
  /** Facts about the visitor by field name. Must be the same object until they change. */
  readonly known?: FormValues;
  /** The same at this moment: while a page hydrates, `known` is what the build knew. */
  readonly facts?: () => FormValues;
};

const nothing: FormValues = {};

const noDraft: FormDraft = {
  fields: [],
  store: { read: () => null, write: () => undefined, clear: () => undefined },
};

/**
 * Stores what is typed as a draft, and fills fields with the draft and with known facts, if they are untouched. A
 * form that was emptied after sending stays empty: it gets the facts when it is opened again.
 */
export function useFormDraft(
  form: RefObject<HTMLFormElement | null>,
  { fields, store, known = nothing, facts = () => known }: FormDraft = noDraft,
  onFilled: () => void,
) {
  const filled = useRef<FormValues>({});
  const touched = useRef<ReadonlySet<string>>(new Set());

  const set = (name: string, value: string) => {
    const control = controlOf(form.current, name);
    if (!control) return;
    control.value = value;
    if (value !== '') reveal(control);
  };
  const save = () => {
    if (!form.current) return;
    const now = formValues(form.current);
    const saved = fields.filter(
      ({ name, kind }) => kind !== 'password' && touched.current.has(name),
    );
    if (saved.length === 0) return;
    const draft = Object.fromEntries(saved.map(({ name }) => [name, now[name] ?? '']));
    // Another form may share the draft with other fields.
    store.write({ ...store.read(), ...draft });
  };
  /** Whether a field has a fact: a browser that restores fields after a reload or Back restores those, too. */
  const isFact = (name: string): boolean => {
    const field = fields.find((one) => one.name === name);
    const fact = field && acceptedValue(field, facts()[name] ?? '');
    if (!fact || controlOf(form.current, name)?.value !== fact) return false;
    filled.current = { ...filled.current, [name]: fact };
    return true;
  };
  const onTyped = (...names: readonly string[]) => {
    // Until its island is live, events repeat what the fields had.
    const island = form.current?.closest(withData('island'));
    const isLive = !island || hasData(island, 'live');
    const typed = names.filter((name) => isLive || !isFact(name));
    touched.current = new Set([...touched.current, ...typed]);
    save();
  };
  /** Sets fields as if the visitor had typed. */
  const setValues = (values: FormValues) => {
    for (const [name, value] of Object.entries(values)) set(name, value);
    onTyped(...Object.keys(values));
    onFilled();
  };
  const clear = () => {
    filled.current = {};
    touched.current = new Set();
    store.clear();
  };

  const restore = useEffectEvent(() => {
    if (!form.current) return;
    const draft: FormValues = store.read() ?? nothing;
    const now = formValues(form.current);
    const names = new Set(touched.current);
    for (const field of fields) {
      const { name } = field;
      const value = draft[name];
      // Existing text was typed before this code loaded, or before a return to the page.
      if (now[name]) {
        if (!isFact(name)) names.add(name);
      } else if (value !== undefined) {
        names.add(name);
        set(name, acceptedValue(field, value));
      }
    }
    if (names.size === touched.current.size) return;
    touched.current = names;
    save();
    onFilled();
  });
  // What a prerendered dialog lacks can't be filled in.
  const whole = useWhole();
  useEffect(() => {
    if (whole) restore();
  }, [whole]);

  const fill = useEffectEvent((facts: FormValues) => {
    if (!form.current) return;
    const state = {
      now: formValues(form.current),
      filled: filled.current,
      touched: touched.current,
    };
    const changes = prefill({ fields, ...state }, facts);
    if (Object.keys(changes).length === 0) return;
    for (const [name, value] of Object.entries(changes)) set(name, value);
    filled.current = { ...filled.current, ...changes };
    onFilled();
  });
  useEffect(() => {
    if (whole) fill(known);
  }, [known, whole]);

  return { onTyped, setValues, clear };
}
