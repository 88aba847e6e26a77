import { yearOfEdition } from '../config/edition.ts';
import * as labels from '../config/words.ts';
import { MailAddress } from '../ui/by-mail.tsx';
import { FilledText, InlineText } from '../ui/inline-text.tsx';
import { Opener } from '../ui/opener.tsx';
import { data } from '../lib/dom/attributes.ts';
import { footerNavigation, legalNavigation } from '../config/navigation.ts';
import { isPublished } from '../config/is-published.ts';
import { company, site } from '../config/site.ts';
import NewsletterIsland from './newsletter/newsletter-form.island.tsx';
import { newsletter } from './newsletter/newsletter.request.ts';
import { OtherLanguages } from './other-languages.tsx';
import { formIsland } from './form-island.tsx';
import { Logo } from './header.tsx';
import * as words from './words.ts';
import { StarScene } from '../sections/scene.tsx';
import './footer.css';

const NewsletterForm = formIsland(NewsletterIsland);

const aboutNewsletter = isPublished('/blog')
  ? `${words.newsletterAbout} ${words.feedInstead}`
  : words.newsletterAbout;

const hasImprint = Object.values(company.imprint).some((text) => text !== '');

export function Footer({ path }: { path: string }) {
  return (
    <footer className="site-footer">
      <StarScene preset="footer" />
      <div className="wrap">
        <div className="footer-parts">
          <div>
            <Logo />
            <p id="newsletter-about" className="mt-3 mb-5 max-w-[24rem] text-ui text-ink-2">
              <InlineText>{aboutNewsletter}</InlineText>
            </p>
            <NewsletterForm />
            <p className="no-script text-ui text-ink-2">
              <FilledText
                text={words.subscribeByMail}
                values={{ email: <MailAddress of={site.email} subject={newsletter.subject} /> }}
              />
            </p>
          </div>
          <nav id="site-links" aria-label={labels.allPages} className="footer-columns">
            <FooterColumns />
          </nav>
        </div>
        <div className="footer-end">
          <Legal />
          <OtherLanguages path={path} className="footer-link" />
          <Tools />
        </div>
        {site.sampleNotice && (
          <p className="mt-4 max-w-[42rem] text-small text-faint">{site.sampleNotice}</p>
        )}
      </div>
    </footer>
  );
}

const FooterColumns = () =>
  footerNavigation.map(({ id, label, links }) => (
    <div key={id}>
      <h2 className="text-ui font-semibold tracking-normal">{label}</h2>
      <ul className="mt-3 text-ui text-ink-2">
        {links.map(({ label: text, to }) => (
          <li key={to}>
            <a href={to} className="footer-link">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  ));

function Legal() {
  return (
    <>
      <span>
        © {yearOfEdition} {site.name}
      </span>
      {legalNavigation.map(({ label, to }) => (
        <a key={to} href={to} className="footer-link">
          {label}
        </a>
      ))}
      {hasImprint && (
        <a href="/contact#imprint" className="footer-link">
          {labels.imprint}
        </a>
      )}
    </>
  );
}

const Tools = () => (
  <div className="needs-script flex flex-wrap items-center gap-x-8">
    <button type="button" className="footer-link" {...data({ cookies: 'ask' })}>
      {labels.cookieChoices}
    </button>
    <Opener opens="outbox" className="footer-link">
      {labels.outbox}
    </Opener>
  </div>
);
