import { type Box, nonceBytes, open, seal } from '../../lib/seal/aes-gcm.ts';
import { type Bytes, joined } from '../../lib/seal/bytes.ts';
import { insecureSeal, pageOpened, pageSealed } from '../words.ts';
import { dotsOf } from './dots.ts';
import './sealed-text.css';

/** A part of the text, and its ciphertext over it. */
type Part = { readonly element: HTMLElement; readonly box: Box; readonly drawing: SVGSVGElement };

/** Radius of the lens in CSS pixels, as in the style sheet, and how far an arrow key moves it. */
const radius = 112;
const step = 48;

const svg = <Name extends keyof SVGElementTagNameMap>(name: Name): SVGElementTagNameMap[Name] =>
  document.createElementNS('http://www.w3.org/2000/svg', name);

/** Draws a part’s ciphertext in the place of the part, again when the text has another width. */
function draw({ element, box, drawing }: Part): void {
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = element;
  const { paths, pitch } = dotsOf(joined(box.ciphertext, box.tag), offsetWidth, offsetHeight);
  Object.assign(drawing.style, {
    left: `${offsetLeft}px`,
    top: `${offsetTop}px`,
    width: `${offsetWidth}px`,
    height: `${offsetHeight}px`,
  });
  drawing.replaceChildren(
    ...paths.map((d, index) => {
      const path = svg('path');
      path.setAttribute('d', d);
      // A byte’s tone and size; the tag is apart.
      path.style.strokeWidth = `${pitch * (index < 4 ? 0.25 + 0.15 * index : 0.6)}px`;
      return path;
    }),
  );
}

const keys: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** Seals each part of the text, and decrypts what the lens is over. Unseals when it is aborted. */
async function sealText(
  text: HTMLElement,
  button: HTMLElement,
  signal: AbortSignal,
): Promise<void> {
  const key: Bytes = crypto.getRandomValues(new Uint8Array(32));
  const elements = [...text.children].filter(
    (each): each is HTMLElement =>
      each instanceof HTMLElement && !each.contains(button) && each.innerText.trim() !== '',
  );
  const parts = await Promise.all(
    elements.map(async (element): Promise<Part> => {
      const plain = new TextEncoder().encode(element.innerText);
      const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
      const drawing = svg('svg');
      drawing.ariaHidden = 'true';
      drawing.classList.add('sealed-dots');
      return { element, box: await seal(key, nonce, plain), drawing };
    }),
  );
  if (signal.aborted) return;
  text.classList.add('sealed');
  text.append(...parts.map(({ drawing }) => drawing));
  const redraw = new ResizeObserver(() => parts.forEach(draw));
  redraw.observe(text);

  let moves = 0;
  let [x, y] = [radius, 0];
  /** Moves the lens; without a place, lifts it. */
  const move = async (to?: readonly [x: number, y: number]) => {
    moves += 1;
    const own = moves;
    if (to) [x, y] = to;
    for (const { element, box, drawing } of parts) {
      const { offsetLeft, offsetTop, offsetHeight } = element;
      const isUnder = to && y + radius > offsetTop && y - radius < offsetTop + offsetHeight;
      // The lens shows what its ciphertext really opens to.
      const plain = isUnder && (await open(key, box));
      if (own !== moves) return;
      for (const each of [element, drawing]) {
        each.classList.toggle('under-lens', Boolean(plain));
        each.style.setProperty('--lens', `${x - offsetLeft}px ${y - offsetTop}px`);
      }
    }
  };
  const follow = ({ clientX, clientY }: PointerEvent) => {
    const { left, top } = text.getBoundingClientRect();
    void move([clientX - left, clientY - top]);
  };
  text.addEventListener('pointermove', follow, { signal });
  text.addEventListener('pointerdown', follow, { signal });
  // A finger that is lifted leaves the lens where it can be read.
  text.addEventListener(
    'pointerleave',
    ({ pointerType }) => pointerType === 'mouse' && void move(),
    { signal },
  );
  // A link that has the focus is under the lens.
  text.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Element) || target === button) return;
      const around = text.getBoundingClientRect();
      const { left, top, width, height } = target.getBoundingClientRect();
      void move([left - around.left + width / 2, top - around.top + height / 2]);
    },
    { signal },
  );
  button.addEventListener(
    'keydown',
    (event) => {
      const by = keys[event.key];
      if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const { offsetWidth, offsetHeight } = text;
      const inside = (at: number, end: number) => Math.min(Math.max(at, 0), end);
      void move([inside(x + by[0], offsetWidth), inside(y + by[1], offsetHeight)]);
      const top = text.getBoundingClientRect().top + y;
      scrollBy(0, Math.max(0, top + 2 * radius - innerHeight) + Math.min(0, top - 2 * radius));
    },
    { signal },
  );
  signal.addEventListener('abort', () => {
    void move();
    redraw.disconnect();
    text.classList.remove('sealed');
    for (const { element, drawing } of parts) {
      element.style.removeProperty('--lens');
      drawing.remove();
    }
  });
}

/** Each press turns the text after the button into its ciphertext, in dots, or back. */
export function enhance(button: HTMLElement): void {
  const text = button.parentElement?.parentElement;
  let sealing: AbortController | undefined;
  const say = (words: string) => button.nextElementSibling?.replaceChildren(words);
  button.addEventListener('click', async () => {
    const { subtle }: Partial<Crypto> = crypto;
    if (!text || !subtle) return say(insecureSeal);
    button.ariaPressed = String(!sealing);
    if (sealing) {
      sealing.abort();
      sealing = undefined;
      return say(pageOpened);
    }
    sealing = new AbortController();
    const { signal } = sealing;
    await sealText(text, button, signal);
    if (!signal.aborted) say(pageSealed);
  });
}
