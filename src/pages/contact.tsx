import { Fragment } from 'react';

import { formIsland } from '../chrome/form-island.tsx';
import { isPublished } from '../config/is-published.ts';
import { company, site } from '../config/site.ts';
import { imprint } from '../config/words.ts';
import {
  businessHours,
  contactCards,
  contactWords,
  contactPage,
  copyAddress,
  elsewhere,
  headquarters,
  openInMaps,
  ourOffice,
  sendMessage,
  supportHours,
} from '../content/pages/contact.ts';
import { contact } from './contact/contact.request.ts';
import { HoursBar, OpeningHours } from '../features/opening-hours/opening-hours.tsx';
import { MailAddress } from '../ui/by-mail.tsx';
import { fill } from '../lib/text/fill.ts';
import { placeName, postalLine, postalLines } from '../lib/text/postal-address.ts';
import { Imprint } from '../sections/legal-page.tsx';
import { HeroPlain } from '../sections/hero/heroes.tsx';
import { IndexRows } from '../sections/lists.tsx';
import { Section } from '../sections/section.tsx';
import { Copy } from '../ui/button.tsx';
import { ExternalLink } from '../ui/links.tsx';
import { replyWithin } from '../ui/words.ts';
import ContactFormIsland from './contact/contact-form.island.tsx';

export { head } from '../content/pages/contact.ts';
import './contact.css';

const { address, email, phone } = site;
const hasPhone = phone.e164 !== '';
const lines = postalLines(address, site.legalName);
const { latitude, longitude } = address;
// By position, because a search finds no suite, floor or new street.
const maps = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;

const ways = elsewhere.filter(({ href }) => isPublished(href));

const ContactForm = formIsland(ContactFormIsland, contact);

export const Page = () => (
  <>
    <HeroPlain heading={contactPage.heading} lede={contactPage.lede} />
    <section className="topics-and-form wrap">
      <div className="min-w-0">
        <h2 className="text-h3">{contactPage.topics}</h2>
        <ul className="contact-topics">
          {contactCards.map(({ id, phone: hasCall }) => (
            <li key={id} className={`topic-${id}`}>
              <Topic id={id} call={hasCall && hasPhone} />
            </li>
          ))}
        </ul>
      </div>
      <div id="message" className="no-print min-w-0">
        {contactCards.map(({ id }) => (
          <span key={id} id={id} className="block scroll-mt-24" />
        ))}
        <h2 className="mb-8">{sendMessage}</h2>
        <ContactForm />
      </div>
    </section>
    <Section id="hours" heading={contactPage.answering} rhythm={1} ground="raised">
      <HoursBar hours={businessHours} />
      <div className="mt-10 grid gap-x-16 gap-y-8 lg:grid-cols-3">
        <section>
          <h3>{ourOffice}</h3>
          <p className="mt-3 text-ink-2">{fill(headquarters, { place: placeName(address) })}</p>
          <address id="postal-address" className="mt-2 not-italic">
            {[...lines, address.country].map((line) => (
              <Fragment key={line}>
                {line}
                <br />
              </Fragment>
            ))}
            <MailAddress of={email} />
          </address>
          <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
            <Copy part="postal-address" text={postalLine(address, site.legalName)}>
              {copyAddress}
            </Copy>
            <ExternalLink href={maps}>{openInMaps}</ExternalLink>
          </p>
          <Imprint imprint={company.imprint} heading={imprint} />
        </section>
        <section>
          <h3 className="mb-3">{contactPage.hours}</h3>
          <OpeningHours hours={businessHours} />
        </section>
        <section>
          <h3>{supportHours.heading}</h3>
          <p className="mt-3 text-ink-2">{supportHours.text}</p>
        </section>
      </div>
    </Section>
    {ways.length > 0 && (
      <Section id="elsewhere" heading={contactPage.elsewhere} rhythm={1}>
        <IndexRows items={ways} />
      </Section>
    )}
  </>
);

type TopicProps = { id: (typeof contactCards)[number]['id']; call: boolean };

/** Its heading chooses the subject of the form. */
function Topic({ id, call }: TopicProps) {
  const { title, text, reply } = contactWords[id];
  return (
    <>
      <h3>
        <a href={`#${id}`}>{title}</a>
      </h3>
      <p className="text-ink-2">{text}</p>
      <p className="text-ink-2">{fill(replyWithin, { time: reply })}</p>
      <p className="contact-ways">
        <MailAddress of={email} />
        {call && (
          <>
            <a className="link" href={`tel:${phone.e164}`}>
              {phone.display}
            </a>
            <Copy text={phone.display}>{contactPage.copyPhone}</Copy>
          </>
        )}
      </p>
    </>
  );
}
