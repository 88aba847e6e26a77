import { formIsland } from '../chrome/form-island.tsx';
import { site } from '../config/site.ts';
import { businessHours, contactCards, supportHours } from '../content/contact.ts';
import { OpeningHours } from '../features/opening-hours/opening-hours.tsx';
import { ContactCards } from '../sections/contact-cards.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { Static } from '../ui/static.tsx';

const { address, email, phone } = site;
const postal = `${site.legalName}, ${address.street}, ${address.city}, ${address.regionCode} ${address.postalCode}`;
const maps = `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${address.city}, ${address.regionCode} ${address.postalCode}`)}`;

const ContactForm = formIsland(() =>
  import('../features/enquiry/contact/contact-form.tsx').then((module) => module.ContactForm),
);

export function Page() {
  return (
    <>
      <Static>
        <PageHero
          heading="Write to a person"
          lede="Your message opens in your own e-mail app, already written. Nothing is sent from this page, so you keep a copy and nobody in between does."
        />
        <ContactCards cards={contactCards} email={email} phone={phone} />
      </Static>
      <div className="wrap grid gap-x-20 gap-y-16 py-20 *:min-w-0 lg:grid-cols-[1.7fr_1fr] lg:py-28">
        <section>
          <h2 className="mb-10">Send Us a Message</h2>
          <ContactForm />
          <Static as="p" className="no-script">
            The form writes your e-mail with a script, and scripts are off here. Write to{' '}
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>{' '}
            with your name, your company and what it is about.
          </Static>
        </section>
        <div className="grid content-start gap-12 lg:border-l lg:border-line lg:pl-12">
          <section>
            <h2 className="text-h3 tracking-[-0.015em]">Our Office</h2>
            <Static className="mt-3">
              <p className="text-ink-2">Corporate headquarters</p>
              <address className="mt-2 not-italic">
                {site.legalName}
                <br />
                {address.street}
                <br />
                {address.city}, {address.region} {address.postalCode}
                <br />
                <a className="link" href={`mailto:${email}`}>
                  {email}
                </a>
              </address>
              <p className="mt-3">
                <ExternalLink href={maps}>Open in maps</ExternalLink>
              </p>
            </Static>
            <CopyButton text={postal} className="needs-script mt-4">
              Copy address
            </CopyButton>
          </section>
          <section>
            <h2 className="mb-3 text-h3 tracking-[-0.015em]">Business Hours</h2>
            <OpeningHours hours={businessHours} />
            <Static>
              <h3 className="mt-8 text-h4">Support Available 24/7</h3>
              <dl className="mt-2 grid gap-1 text-ink-2">
                {supportHours.map(({ term, text }) => (
                  <div key={term} className="flex flex-wrap gap-x-3">
                    <dt className="min-w-36">{term}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </Static>
          </section>
        </div>
      </div>
    </>
  );
}
