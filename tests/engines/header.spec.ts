import * as labels from '../../src/config/words.ts';
import { headerGroups } from '../../src/config/navigation.ts';
import { head } from '../../src/content/pages/security.ts';
import { full } from '../support/full.ts';
import { banner, button, combobox, dialog, heading, link, main, option } from './targets.ts';
import { test } from './test.ts';

/** Where a page without forms, tools or drawings of its own starts. */
const start = '/terms';

for (const { label, links } of full ? headerGroups : headerGroups.slice(0, 1)) {
  test(`the dropdown ${label} opens, moves and closes by keyboard, and leads on`, async ({
    visitor,
  }) => {
    const [first, second] = links;
    const opener = button(label, banner);
    const item = (to: typeof first) => link(new RegExp(`^${to?.label}`), banner);
    await visitor.open(start);
    await visitor.focus(opener);
    await visitor.press('Enter');
    await visitor.sees(opener, { aria: { expanded: 'true' } });
    await visitor.press('ArrowDown');
    await visitor.sees(item(first), { focused: true });
    await visitor.press('ArrowDown');
    await visitor.sees(item(second), { focused: true });
    await visitor.press('Escape');
    await visitor.sees(opener, { focused: true, aria: { expanded: 'false' } });
    await visitor.click(opener);
    await visitor.click(item(second));
    await visitor.isAt(second?.to ?? '');
    await visitor.sees(heading(/./, main), { inViewport: true });
  });
}

test('the menu of a narrow window opens, closes and leads on', async ({ visitor }) => {
  const [{ links }] = headerGroups as [(typeof headerGroups)[number]];
  const [to] = links;
  const opener = button(labels.menu, banner);
  const menu = dialog(labels.menu);
  await visitor.resize({ width: 390, height: 800 });
  await visitor.open(start);
  await visitor.click(opener);
  await visitor.sees(menu);
  await visitor.press('Escape');
  await visitor.misses(menu);
  await visitor.sees(opener, { focused: true });
  await visitor.click(opener);
  await visitor.click(link(to?.label, menu));
  await visitor.isAt(to?.to ?? '');
});

test('the search finds a page by its title and opens it by keyboard', async ({ visitor }) => {
  const path = '/security';
  const { title } = head;
  const search = dialog(labels.search);
  const box = combobox(labels.searchSite, search);
  await visitor.open(start);
  await visitor.press('Control+k');
  await visitor.sees(box, { focused: true });
  await visitor.type(title.slice(0, 30));
  await visitor.sees(option(/./, search), { aria: { selected: 'true' } });
  await visitor.press('ArrowDown', 'ArrowUp');
  await visitor.sees(option(/./, search), { aria: { selected: 'true' } });
  await visitor.press('Enter');
  await visitor.isAt(new RegExp(`^${path}`));
});
