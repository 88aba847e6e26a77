import { isPublished } from '../../src/config/is-published.ts';
import * as lab from '../../src/demos/lab/words.ts';
import { button, region, textbox } from './targets.ts';
import { expect, test } from './test.ts';

const path = '/platform/explore-encryption#lab';
const contains = (text: string) => ({ text: expect.stringContaining(text) });

if (isPublished(path))
  test('the encryption lab works', async ({ visitor }) => {
    await visitor.open(path);
    const outcome = region(lab.received);
    await visitor.fill(textbox(lab.message), 'für alle Fälle 👩‍🔬');
    await visitor.click(button(lab.encryptAndSend));
    await visitor.sees(outcome, contains('für alle Fälle 👩‍🔬'));
    await visitor.click(button(/./, { role: 'group', name: lab.capsule }));
    await visitor.sees(outcome, contains('Refused: the tag does not match'));
  });
