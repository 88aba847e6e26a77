import { site } from '../../config/site.ts';

/** How to get a gated paper without script, where there is no account to sign in to. */
export function PaperByMail({ title }: { title: string }) {
  const subject = encodeURIComponent(`Whitepaper - ${title}`);
  return (
    <span className="no-script">
      <span className="block">
        This paper asks for an account, which needs scripts. Email{' '}
        <a className="link" href={`mailto:${site.email}?subject=${subject}`}>
          {site.email}
        </a>{' '}
        and we’ll send it to you.
      </span>
    </span>
  );
}
