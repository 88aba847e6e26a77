import { Button } from '../../ui/button.tsx';

/**
 * Asks once, with two equal answers, and says what each does. It shows only where scripts run: without
 * them nothing could be stored. It has room of its own at the end of the page, so that it never covers the
 * last lines for good.
 */
export function CookieBanner() {
  return (
    <section aria-label="Cookies" className="cookie-banner">
      <div className="wrap">
        <p>
          <span className="asked-for-privacy">
            Your browser asks sites not to share your data. We share none; optional storage stays
            off unless you press OK.
          </span>
          <span className="not-asked">
            No tracking. OK lets this site remember drafts and tool settings on your device; Deny
            all keeps only what you ask for.
          </span>
        </p>
        <div>
          <Button data-cookies="denied">Deny all</Button>
          <Button data-cookies="accepted">OK</Button>
        </div>
      </div>
    </section>
  );
}
