import { Button } from '../../ui/button.tsx';
import { Static } from '../../ui/static.tsx';

/**
 * Asks once, with two equal answers, and says what each does. It shows only where scripts run: without
 * them nothing could be stored. It has room of its own at the end of the page, so that it never covers the
 * last lines for good.
 */
export function CookieBanner() {
  'use no memo';
  return (
    <Static
      as="section"
      aria-label="Cookies"
      className="cookie-banner sticky bottom-0 z-20 border-t border-line-2 bg-night-3"
    >
      <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-2.5 py-3">
        <p className="max-w-[52rem] text-small leading-snug text-ink-2">
          <span className="asked-for-privacy">
            Your browser asks sites not to share your data. We share none; optional storage stays
            off unless you press OK.
          </span>
          <span className="not-asked">
            No tracking. OK lets this site remember drafts and tool settings on your device; Deny
            all keeps only what you ask for.
          </span>
        </p>
        <div className="flex gap-2">
          <Button className="min-w-28" data-cookies="denied">
            Deny all
          </Button>
          <Button className="min-w-28" data-cookies="accepted">
            OK
          </Button>
        </div>
      </div>
    </Static>
  );
}
