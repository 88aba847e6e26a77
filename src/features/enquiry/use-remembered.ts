import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

import { reveal } from '../../ui/form/reveal.ts';
import { type Enquiry, fieldsOf, type Values } from './enquiry.ts';
import { acceptable, fieldsToFill } from './fields-to-fill.ts';
import { memoryDrafts } from './memory-drafts.ts';
import { type OpeningLine, withOpeningLine } from './opening-line.ts';
import { useEnquiryPorts } from './ports.ts';
import { profileValues } from './profile-values.ts';
import { controlOf, valuesOf } from './values.ts';

type Options = {
  enquiry: Enquiry;
  form: RefObject<HTMLFormElement | null>;
  /** What the page proposes, by field name. */
  presets: Values;
  openingLine?: OpeningLine | null | undefined;
  /** Told that fields were set by code. */
  onFilled: () => void;
};

/**
 * Keeps what was typed in a form as a draft, and fills fields with what is already known: the draft, a
 * message from the Outbox, what the page presets, the visitor's own profile. Never overwrites what the
 * visitor typed.
 * @returns `typed`, to be told of each field the visitor changes, and `forget`, for an emptied form
 */
export function useRemembered({ enquiry, form, presets, openingLine, onFilled }: Options) {
  const { drafts, profile, restored } = useEnquiryPorts();
  const filled = useRef<Values>({});
  const touched = useRef<ReadonlySet<string>>(new Set());

  const set = (name: string, value: string) => {
    const control = controlOf(form.current, name);
    if (!control) return;
    control.value = value;
    if (value !== '') reveal(control);
  };
  const keep = () => {
    if (!form.current) return;
    const now = valuesOf(form.current);
    const draft = Object.fromEntries([...touched.current].map((name) => [name, now[name] ?? '']));
    memoryDrafts.write(enquiry.id, draft);
    drafts.write(enquiry.id, draft);
  };
  const typed = (name: string) => {
    if (!touched.current.has(name)) touched.current = new Set([...touched.current, name]);
    keep();
  };
  const forget = () => {
    filled.current = {};
    touched.current = new Set();
    memoryDrafts.clear(enquiry.id);
    drafts.clear(enquiry.id);
  };

  const recallDraft = useEffectEvent(() => {
    if (!form.current) return;
    const draft = memoryDrafts.read(enquiry.id) ?? drafts.read(enquiry.id) ?? {};
    const now = valuesOf(form.current);
    const known = new Set(touched.current);
    for (const field of fieldsOf(enquiry)) {
      const { name } = field;
      const value = draft[name];
      // What is there already was typed before this code came, or before a return to the page.
      if (now[name]) known.add(name);
      else if (value !== undefined) {
        known.add(name);
        set(name, acceptable(field, value));
      }
    }
    if (known.size === touched.current.size) return;
    touched.current = known;
    keep();
    onFilled();
  });
  useEffect(() => recallDraft(), []);

  const fillKnown = useEffectEvent((known: Values) => {
    if (!form.current) return;
    const state = { now: valuesOf(form.current), filled: filled.current, touched: touched.current };
    const changes = fieldsToFill({ fields: fieldsOf(enquiry), ...state }, known);
    if (Object.keys(changes).length === 0) return;
    for (const [name, value] of Object.entries(changes)) set(name, value);
    filled.current = { ...filled.current, ...changes };
    onFilled();
  });
  useEffect(() => fillKnown({ ...profileValues(profile), ...presets }), [profile, presets]);

  const propose = useEffectEvent((line: OpeningLine) => {
    const control = controlOf(form.current, line.field);
    if (!control) return;
    set(line.field, withOpeningLine(control.value, line));
    typed(line.field);
    onFilled();
  });
  useEffect(() => {
    if (openingLine) propose(openingLine);
  }, [openingLine]);

  const restore = useEffectEvent(() => {
    const values = restored(enquiry.id);
    if (!values) return;
    for (const { name } of fieldsOf(enquiry)) {
      set(name, values[name] ?? '');
      typed(name);
    }
    // Taken out of the address: a reload would restore it over what is typed from here on.
    history.replaceState(history.state, '', location.pathname + location.search);
    onFilled();
    controlOf(form.current, fieldsOf(enquiry)[0]?.name ?? '')?.focus();
  });
  useEffect(() => {
    const look = () => restore();
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);

  return { typed, forget };
}
