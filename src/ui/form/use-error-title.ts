import { useEffect } from 'react';

const prefix = 'Error: ';
const failing = new Set<string>();

/**
 * Starts the page's title with "Error: " while a form has errors, because screen readers read the title first
 * (GOV.UK Design System).
 * @param id distinguishes the forms of a page
 */
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
