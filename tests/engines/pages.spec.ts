import { pagesToCheck } from '../support/sample-pages.ts';
import { heading } from './targets.ts';
import { expect, test } from './test.ts';

/** A desk, a tablet and a phone, in px. */
const widths = [1280, 768, 390];

/** What is wrong with the layout, the fonts or the drawings of a page; each canvas draws once it is in view, one at a time. */
const faults = `(() => {
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const isBlank = (canvas) => {
    const { width, height } = canvas;
    if (width * height === 0) return true;
    return !canvas.getContext('2d').getImageData(0, 0, width, height).data.some(Boolean);
  };
  const blank = shown('canvas').filter(isBlank);
  blank[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    sideways: scrollWidth - clientWidth,
    fonts: [...document.fonts]
      .filter(({ status, family }) => status === 'error' && !family.includes('Fallback'))
      .map(({ family }) => family),
    blank: blank.length,
    flat: shown('main svg')
      .map((drawing) => drawing.getBoundingClientRect())
      .filter(({ width, height }) => width < 1 && height < 1).length,
  };
})()`;

const none = { sideways: 0, fonts: [], blank: 0, flat: 0 };

for (const { path } of pagesToCheck(['/platform/communications'])) {
  test(`${path} is whole at three widths`, async ({ visitor }) => {
    await visitor.open(path);
    await visitor.sees(heading(/./), { inViewport: true });
    for (const width of widths) {
      await visitor.resize({ width, height: 800 });
      await visitor.until(async () =>
        expect(await visitor.evaluate(faults), `${width} px`).toEqual(none),
      );
    }
  });
}
