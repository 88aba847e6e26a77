import { Button } from '../../ui/button.tsx';
import { useObservable } from '../../ui/use-observable.ts';
import { bannerReopened } from './banner-reopened.ts';
import { choose, cookieChoice } from './consent.ts';

/**
 * Asks once, with two equal answers, and says what each does. It exists only where scripts run: without
 * them nothing could be stored.
 */
export function CookieBanner() {
  const choice = useObservable(cookieChoice, 'denied');
  const reopened = useObservable(bannerReopened, false);
  if (choice !== null && !reopened) return null;

  const privacySignal = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;
  return (
    <section
      aria-label="Cookies"
      data-cookie-banner
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line-2 bg-night-3"
    >
      <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-2.5 py-3">
        <p className="max-w-[52rem] text-small leading-snug text-ink-2">
          {privacySignal
            ? 'Your browser asks sites not to share your data. We share none; optional storage stays off unless you press OK.'
            : 'No tracking. OK lets this site remember drafts and tool settings on your device; Deny all keeps only what you ask for.'}
        </p>
        <div className="flex gap-2">
          <Button onClick={() => choose('denied')} className="min-w-28">
            Deny all
          </Button>
          <Button onClick={() => choose('accepted')} className="min-w-28">
            OK
          </Button>
        </div>
      </div>
    </section>
  );
}
