import { timing } from '../../config/timing.ts';
import { createObservable, type Observable } from '../../lib/observable.ts';

/**
 * Watches for a sign that a mail app opens: the window loses the focus, or the page is hidden. Call it right
 * before following a mail link.
 * @returns turns true if there was no sign for two seconds; then probably nothing opened
 */
export function watchMailApp(): Observable<boolean> {
  const seemsUnopened = createObservable(false);
  const watching = new AbortController();
  const { signal } = watching;
  const timer = setTimeout(() => {
    watching.abort();
    seemsUnopened.write(true);
  }, timing.mailAppHintMs);
  const stop = () => {
    clearTimeout(timer);
    watching.abort();
  };
  addEventListener('blur', stop, { signal });
  document.addEventListener('visibilitychange', stop, { signal });
  return seemsUnopened;
}
