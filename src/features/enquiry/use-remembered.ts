import { type RefObject, useEffect, useRef } from 'react';

import { type Enquiry, fieldsOf, type Values } from './enquiry.ts';
import { useEnquiryPorts } from './use-enquiry.ts';
import { valuesOf } from './values.ts';

/**
 * Fills a form's empty fields with what is already known: the draft, what the page presets, the
 * visitor's own profile. Never overwrites what is there.
 * @returns a function to call when something was typed, which keeps the draft
 */
export function useRemembered(
  enquiry: Enquiry,
  form: RefObject<HTMLFormElement | null>,
  presets: Values,
): () => void {
  const { drafts, profile, restored } = useEnquiryPorts();
  const filled = useRef<Values>({});

  useEffect(() => {
    const known: Values = { ...profile, ...presets, ...drafts.read(enquiry.id) };
    for (const { name } of fieldsOf(enquiry)) {
      const control = form.current?.elements.namedItem(name);
      const value = known[name];
      if (!value || !(control && 'value' in control)) continue;
      // A value this effect set earlier may be replaced by a newer one, a typed value may not.
      if (control.value === '' || control.value === filled.current[name]) {
        control.value = value;
        filled.current = { ...filled.current, [name]: value };
      }
    }
  }, [drafts, profile, presets, enquiry, form]);

  useEffect(() => {
    const restore = () => {
      const values = restored(enquiry.id);
      const elements = form.current?.elements;
      if (!values || !elements) return;
      for (const { name } of fieldsOf(enquiry)) {
        const control = elements.namedItem(name);
        if (control && 'value' in control) control.value = values[name] ?? '';
      }
      form.current?.scrollIntoView();
    };
    restore();
    addEventListener('hashchange', restore);
    return () => removeEventListener('hashchange', restore);
  }, [restored, enquiry, form]);

  return () => {
    if (form.current) drafts.write(enquiry.id, valuesOf(form.current));
  };
}
