import { useEffect } from 'react';

const prefix = 'Error: ';
const failing = new Set<string>();

/**
 * Begins the page's title with "Error: " while a form of the page was refused (GOV.UK Design System):
 * the first thing a screen reader says of a page. Several forms may stand on one page.
 * @param id names the form on this page
 */
export function useErrorTitle(id: string, refused: boolean): void {
  useEffect(() => {
    if (!refused) return;
    failing.add(id);
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    return () => {
      failing.delete(id);
      if (failing.size === 0 && document.title.startsWith(prefix)) {
        document.title = document.title.slice(prefix.length);
      }
    };
  }, [id, refused]);
}
