import * as labels from '../../config/words.ts';
import { data } from '../../lib/dom/attributes.ts';
import { fill } from '../../lib/text/fill.ts';
import { Button } from '../../ui/button.tsx';
import * as words from '../words.ts';
import './cookie-banner.css';

/**
 * Shown only with scripts: without them nothing can be stored. The keyboard reaches it first; it is at the end of the
 * page and sticks to the window, so that it never hides the last lines.
 */
export function CookieBanner() {
  return (
    <section aria-label={labels.cookies} tabIndex={-1} className="cookie-banner">
      <div className="wrap">
        <p>
          <span className="asked-for-privacy">
            {fill(words.askedForPrivacy, { allow: labels.allow })}
          </span>
          <span className="not-asked">
            {fill(words.notAsked, { allow: labels.allow, deny: labels.denyAll })}
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
