import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

import type { FormValues } from './check-values.ts';
import type { FieldSpec } from './field-spec.ts';
import { controlOf, formValues } from './form-values.ts';
import { acceptable, prefill } from './prefill.ts';
import { reveal } from './reveal.ts';

/** Where a form's draft is kept. */
export type DraftStore = {
  readonly read: () => FormValues | null;
  readonly write: (values: FormValues) => void;
  readonly clear: () => void;
};

export type FormDraft = {
  /** Passwords among them are never kept. */
  readonly fields: readonly FieldSpec[];
  readonly store: DraftStore;
  /** What is known about the visitor, by field name. Must be the same object until it changes. */
  readonly known?: FormValues;
};

const nothing: FormValues = {};

const noDraft: FormDraft = {
  fields: [],
  store: { read: () => null, write: () => undefined, clear: () => undefined },
};

/**
 * Keeps what was typed in a form, and fills fields with the draft and with what is known. Never overwrites
 * what the visitor typed.
 * @param onFilled told when code has set fields
 */
export function useFormDraft(
  form: RefObject<HTMLFormElement | null>,
  { fields, store, known = nothing }: FormDraft = noDraft,
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
  const keep = () => {
    if (!form.current) return;
    const now = formValues(form.current);
    const kept = fields.filter(
      ({ name, kind }) => kind !== 'password' && touched.current.has(name),
    );
    if (kept.length === 0) return;
    const draft = Object.fromEntries(kept.map(({ name }) => [name, now[name] ?? '']));
    // Another form may share it, with other fields.
    store.write({ ...store.read(), ...draft });
  };
  /** To be told of each field that the visitor changes. */
  const typed = (...names: readonly string[]) => {
    touched.current = new Set([...touched.current, ...names]);
    keep();
  };
  /** Sets fields for the visitor, as if they had typed. */
  const put = (values: FormValues) => {
    for (const [name, value] of Object.entries(values)) set(name, value);
    typed(...Object.keys(values));
    onFilled();
  };
  /** For a form that was sent. */
  const forget = () => {
    filled.current = {};
    touched.current = new Set();
    store.clear();
  };

  const recall = useEffectEvent(() => {
    if (!form.current) return;
    const draft: FormValues = store.read() ?? nothing;
    const now = formValues(form.current);
    const names = new Set(touched.current);
    for (const field of fields) {
      const { name } = field;
      const value = draft[name];
      // What is there already was typed before this code came, or before a return to the page.
      if (now[name]) names.add(name);
      else if (value !== undefined) {
        names.add(name);
        set(name, acceptable(field, value));
      }
    }
    if (names.size === touched.current.size) return;
    touched.current = names;
    keep();
    onFilled();
  });
  useEffect(() => recall(), []);

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
  useEffect(() => fill(known), [known]);

  return { typed, put, forget };
}
