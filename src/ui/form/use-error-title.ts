import { useEffect } from 'react';

const prefix = 'Error: ';
const failing = new Set<string>();

/** Prefixes the page's title, which screen readers read first (GOV.UK Design System). `id` is the form's. */
export function useErrorTitle(id: string, hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return;
    failing.add(id);
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    return () => {
      failing.delete(id);
      if (failing.size === 0 && document.title.startsWith(prefix)) {
        document.title = document.title.slice(prefix.length);
      }
    };
  }, [id, hasErrors]);
}
