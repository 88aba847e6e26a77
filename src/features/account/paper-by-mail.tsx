import { site } from '../../config/site.ts';
import { mailtoAddress } from '../../lib/mail/mailto.ts';

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
