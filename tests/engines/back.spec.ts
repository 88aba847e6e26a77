import { byMail } from '../../src/config/delivery.ts';
import { fillIn, placeNamed, submit } from './forms.ts';
import { banner, link, main, textbox } from './targets.ts';
import { test } from './test.ts';

const contact = placeNamed('contact');

test('Back brings typed text with it, and the form still works', async ({ visitor }) => {
  test.skip(!byMail, 'Forms are sent to an endpoint.');
  await visitor.open(contact.path);
  await fillIn(visitor, main, contact);
  await visitor.focus(textbox('Message', main));
  await visitor.type('!');
  await visitor.click(link('About', banner));
  await visitor.isAt('/about');
  await visitor.back();
  await visitor.isAt(contact.path);
  await visitor.sees(textbox('Message', main), { value: `${contact.values['message']}!` });
  await submit(visitor, main, contact);
  await visitor.receivesMail();
});
