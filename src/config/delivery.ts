import { site } from './site.ts';
import type { Delivery } from './site-facts.ts';

const { delivery } = site;

/** Whether forms open the visitor's own e-mail app; else they are sent to the endpoint. */
export const byMail = delivery.by === 'mail';

/** Of two texts the one that is true of how forms leave the page. */
export const byDelivery = <Text>(texts: Readonly<Record<Delivery['by'], Text>>): Text =>
  texts[delivery.by];

/** The host that forms are sent to; empty where they go by e-mail. */
export const endpointHost =
  delivery.by === 'endpoint' && URL.canParse(delivery.url) ? new URL(delivery.url).host : '';
