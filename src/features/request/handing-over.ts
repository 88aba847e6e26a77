import { byDelivery } from '../../config/delivery.ts';

/** On the button of a form whose message is on its way. */
export const handingOver = byDelivery({
  mail: 'Opening your e-mail app...',
  endpoint: 'Sending...',
});
