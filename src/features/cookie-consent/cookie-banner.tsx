import * as labels from '../../config/words.ts';
import { data } from '../../lib/dom/attributes.ts';
import { Button } from '../../ui/button.tsx';
import './cookie-banner.css';

/**
 * Shown only with scripts: without them nothing can be stored. The page reserves space for it at the end,
 * so that it never hides the last lines.
 */
export function CookieBanner() {
  return (
    <section aria-label={labels.cookies} tabIndex={-1} className="cookie-banner">
      <div className="wrap">
        <p>
          <span className="asked-for-privacy">
            Your browser asks sites not to share your data. We share none; optional storage stays
            off unless you press {labels.allow}.
          </span>
          <span className="not-asked">
            No tracking. {labels.allow} lets this site remember drafts and tool settings on your
            device; {labels.denyAll} keeps only what you ask for.
          </span>
        </p>
        <div>
          <Button {...data({ cookies: 'denied' })}>{labels.denyAll}</Button>
          <Button {...data({ cookies: 'accepted' })}>{labels.allow}</Button>
        </div>
      </div>
    </section>
  );
}
