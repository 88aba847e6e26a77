import { site } from '../../config/site.ts';

/** Shown without script, where the visitor cannot sign in. */
export const PaperByMail = () => (
  <p className="no-script">
    Downloads ask for an account, which needs scripts. Email{' '}
    <a className="link" href={`mailto:${site.email}?subject=Whitepaper`}>
      {site.email}
    </a>{' '}
    and we’ll send you the paper you name.
  </p>
);
