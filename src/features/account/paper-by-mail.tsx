import { site } from '../../config/site.ts';

/** How to get a gated paper without script, where there is no account to sign in to. */
export const PaperByMail = () => (
  <p className="no-script">
    Downloads ask for an account, which needs scripts. Email{' '}
    <a className="link" href={`mailto:${site.email}?subject=Whitepaper`}>
      {site.email}
    </a>{' '}
    and we’ll send you the paper you name.
  </p>
);
