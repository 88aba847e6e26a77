import type { Gating } from '../../config/gating.ts';
import { site } from '../../config/site.ts';
import { mailtoAddress } from '../../lib/mail/mailto.ts';
import { Icon } from '../../ui/icons.tsx';
import './lock-reason.css';

/** Shown without script, where the visitor cannot sign in. */
export const PaperByMail = () => (
  <p className="no-script">
    Downloads ask for an account, which needs scripts. Email{' '}
    <a className="link" href={mailtoAddress(site.email, 'Whitepaper')}>
      {site.email}
    </a>{' '}
    and we’ll send you the paper you name.
  </p>
);

export function asksForAccount(gating: Gating, paper: { readonly featured: boolean }): boolean {
  return gating === 'whitepapers' || (gating === 'featured' && paper.featured);
}

type Props = {
  /** Such as "Downloads ask", where it is said once for a list. */
  subject?: string;
};

/** CSS shows one of the two. The inner elements set `display`, so that they can't override its `none`. */
export const LockReason = ({ subject = 'Asks' }: Props) => (
  <>
    <span className="lock-reason needs-script">
      <span className="flex items-center gap-1.5">
        <Icon>
          <path d="M3 7.25h10v6.5H3zM5.25 7V4.75a2.75 2.75 0 0 1 5.5 0V7" />
        </Icon>
        {subject} for an account first: free, and kept only in your browser.
      </span>
    </span>
    <span className="unlocked">
      <span className="block">Open to you: you are signed in.</span>
    </span>
  </>
);
