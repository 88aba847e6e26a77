import { Fragment } from 'react';

import { formIsland } from '../chrome/form-island.tsx';
import { company, site } from '../config/site.ts';
import {
  businessHours,
  contactCards,
  contactWords,
  contactPage,
  elsewhere,
  equinoxDay,
  officeDay,
  supportHours,
} from '../content/contact.ts';
import { replyTimes } from '../content/product/buying.ts';
import { contact } from './contact/contact.request.ts';
import { OpeningHours } from '../features/opening-hours/opening-hours.tsx';
import { daylightFigure } from '../figures/scenes/daylight.ts';
import type { Layout } from '../figures/pen/model.ts';
import { mailtoAddress } from '../lib/mail/mailto.ts';
import { placeName } from '../lib/text/place-name.ts';
import { postalLine, postalLines } from '../lib/text/postal-address.ts';
import { Imprint } from '../sections/imprint.tsx';
import { sceneProps } from '../sections/scene.tsx';
import { HeroBelow } from '../sections/hero/hero-below.tsx';
import { IndexRows } from '../sections/index-rows.tsx';
import { Section } from '../sections/section.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { CopyText } from '../ui/page-copy.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import ContactFormIsland from './contact/contact-form.island.tsx';

const { address, email, phone } = site;
const hasPhone = phone.e164 !== '';
const lines = postalLines(address, site.legalName);
const { latitude, longitude } = address;
// By position, because a search finds no suite, floor or new street.
const maps = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;

const ContactForm = formIsland(ContactFormIsland, contact);

export function Page() {
  return (
    <>
      <Opening />
      <div>
        <ul className="wrap grid divide-y divide-line lg:grid-cols-3 lg:divide-x lg:divide-y-0">
          {contactCards.map((card) => (
            <li
              key={card.id}
              id={card.id}
              className="flex scroll-mt-24 flex-col py-10 lg:px-8 lg:first:pl-0 lg:last:pr-0"
            >
              <div>
                <h2 className="text-h3 tracking-[-0.015em]">{contactWords[card.id].title}</h2>
                <p className="mt-2 text-ink-2">{contactWords[card.id].text}</p>
                <p className="mt-4">
                  <a className="link" href={mailtoAddress(email)}>
                    {email}
                  </a>
                </p>
                {card.phone && hasPhone && (
                  <p className="mt-1">
                    <a className="link" href={`tel:${phone.e164}`}>
                      {phone.display}
                    </a>
                  </p>
                )}
              </div>
              <div className="needs-script mt-auto flex flex-wrap gap-3 pt-6">
                <CopyText text={email}>Copy e-mail</CopyText>
                {card.phone && hasPhone && (
                  <CopyText text={phone.display}>{contactPage.copyPhone}</CopyText>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div className="section raised">
        <div className="wrap grid gap-x-20 gap-y-16 *:min-w-0 lg:grid-cols-[1.7fr_1fr]">
          <section id="message" className="no-print">
            <h2 className="mb-10">Send Us a Message</h2>
            <ContactForm />
          </section>
          <div className="grid content-start gap-12 lg:border-l lg:border-line lg:pl-10">
            <section>
              <h2 className="text-h3 tracking-[-0.015em]">{contactPage.replies}</h2>
              <dl className="mt-3 grid gap-1">
                {replyTimes.map(({ request, within }) => (
                  <div key={request} className="flex flex-wrap">
                    <dt className="w-44">{request}</dt>
                    <dd className="flex-1 text-ink-2">within {within}</dd>
                  </div>
                ))}
              </dl>
            </section>
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
                  <a className="link" href={mailtoAddress(email)}>
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
              <h2 className="mb-3 text-h3 tracking-[-0.015em]">{contactPage.hours}</h2>
              <OpeningHours hours={businessHours} />
              <div>
                <h3 className="mt-8 text-h4">{supportHours.heading}</h3>
                <p className="mt-2 text-ink-2">{supportHours.text}</p>
              </div>
            </section>
          </div>
        </div>
      </div>
      {elsewhere.length > 0 && (
        <Section id="elsewhere" heading={contactPage.elsewhere} rhythm={1}>
          <IndexRows items={elsewhere} />
        </Section>
      )}
    </>
  );
}

export const scene = (layout: Layout) =>
  daylightFigure({ ...equinoxDay, open: officeDay.open }, layout);

const Opening = () => (
  <HeroBelow
    half
    heading={contactPage.heading}
    lede={contactPage.lede}
    actions={
      <>
        <ButtonLink look="primary" large href="#message">
          Write a message
        </ButtonLink>
        {hasPhone && (
          <ButtonLink large href={`tel:${phone.e164}`}>
            <span>Call {phone.display}</span>
          </ButtonLink>
        )}
      </>
    }
    {...sceneProps(scene)}
    legend={officeDay.legend.map(({ term, text, hour }, index) => ({
      term,
      text,
      at: (100 * hour) / 24,
      tone: index === 0 ? 'ink' : 'signal',
    }))}
    readout={contactPage.scene}
  />
);
