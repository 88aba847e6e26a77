import { Fragment } from 'react';

import { formIsland } from '../chrome/form-island.tsx';
import { company, site } from '../config/site.ts';
import {
  businessHours,
  contactCards,
  contactWords,
  equinox,
  equinoxDay,
  supportHours,
} from '../content/contact.ts';
import { OpeningHours } from '../features/opening-hours/opening-hours.tsx';
import { solarElevationFigure } from '../figures/solar-elevation.ts';
import { placeName } from '../lib/place-name.ts';
import { postalLine, postalLines } from '../lib/postal-address.ts';
import { Imprint } from '../sections/imprint.tsx';
import { ContactCard } from '../sections/contact-card.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { CopyText } from '../ui/page-copy.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { Figure } from '../ui/figure.tsx';
import ContactFormIsland from './contact/contact-form.island.tsx';

const { address, email, phone } = site;
const lines = postalLines(address, site.legalName);
const maps = `https://www.openstreetmap.org/search?query=${encodeURIComponent([...lines.slice(-1), address.country].join(', '))}`;

const ContactForm = formIsland(ContactFormIsland);

const ledes = {
  mail: 'Your message opens in your own e-mail app, already written. Nothing is sent from this page, so you keep a copy and nobody in between does.',
  endpoint:
    'Your message goes to us over HTTPS, and a copy stays in your browser. If it cannot be sent, you can send it from your own e-mail app.',
} as const;

export function Page() {
  return (
    <>
      <div>
        <PageHero heading="Write to a person" lede={ledes[site.delivery.by]} />
      </div>
      <div className="border-b border-line">
        <ul className="wrap grid divide-y divide-line lg:grid-cols-3 lg:divide-x lg:divide-y-0">
          {contactCards.map((card) => (
            <li
              key={card.id}
              id={card.id}
              className="scroll-mt-24 py-10 lg:px-8 lg:first:pl-0 lg:last:pr-0"
            >
              <div>
                <ContactCard
                  words={contactWords[card.id]}
                  email={email}
                  phone={card.phone ? phone : null}
                />
              </div>
              <div className="needs-script mt-6 flex flex-wrap gap-3">
                <CopyText text={email}>Copy e-mail</CopyText>
                {card.phone && <CopyText text={phone.display}>Copy number</CopyText>}
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div className="wrap grid gap-x-20 gap-y-16 py-20 *:min-w-0 lg:grid-cols-[1.7fr_1fr] lg:py-28">
        <section>
          <h2 className="mb-10">Send Us a Message</h2>
          <ContactForm />
          <p className="no-script">
            The form writes your e-mail with a script, and scripts are off here. Write to{' '}
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>{' '}
            with your name, your company and what it is about.
          </p>
        </section>
        <div className="grid content-start gap-12 lg:border-l lg:border-line lg:pl-12">
          <section>
            <h2 className="text-h3 tracking-[-0.015em]">Our Office</h2>
            <div className="mt-3">
              <p className="text-ink-2">Corporate headquarters in {placeName(address)}</p>
              <address className="mt-2 not-italic">
                {[...lines, address.country].map((line) => (
                  <Fragment key={line}>
                    {line}
                    <br />
                  </Fragment>
                ))}
                <a className="link" href={`mailto:${email}`}>
                  {email}
                </a>
              </address>
              <p className="mt-3">
                <ExternalLink href={maps}>Open in maps</ExternalLink>
              </p>
            </div>
            <CopyText text={postalLine(address, site.legalName)} className="mt-4">
              Copy address
            </CopyText>
            <Imprint imprint={company.imprint} />
          </section>
          <section>
            <h2 className="mb-3 text-h3 tracking-[-0.015em]">Business Hours</h2>
            <OpeningHours hours={businessHours} />
            <div>
              <h3 className="mt-8 text-h4">Support Available 24/7</h3>
              <dl className="mt-2 grid gap-1 text-ink-2">
                {supportHours.map(({ term, text }) => (
                  <div key={term} className="flex flex-wrap gap-x-3">
                    <dt className="min-w-36">{term}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </section>
        </div>
      </div>
      <div>
        <Day />
      </div>
    </>
  );
}

/** When the office answers, against the sun outside its windows, and where to go from here. */
function Day() {
  return (
    <section id="day" className="border-t border-line bg-night-2 py-18 lg:py-24">
      <div className="wrap grid items-center gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.5fr]">
        <div>
          <h2 className="max-w-[9.5em] text-[clamp(1.8rem,1.2rem+2vw,2.6rem)]">
            {equinox.heading}
          </h2>
          <p className="mt-5 max-w-[42rem] text-ink-2">{equinox.text}</p>
          <p className="mt-8">
            <a className="link inline-flex min-h-11 items-center" href="/security">
              What happens to a message, and what this site keeps
            </a>
          </p>
        </div>
        <figure>
          <Figure figure={solarElevationFigure(equinoxDay)} className="w-full" />
          <figcaption className="mt-3 text-ui text-ink-2">{equinox.caption}</figcaption>
        </figure>
      </div>
    </section>
  );
}
