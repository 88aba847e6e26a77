/**
 * The one browser entry: it makes a page's islands live when they are wanted. A press on what is not live yet
 * is held, looks so (`data-held`), and is repeated when its code is there. What needs no React
 * (`chrome/controls.ts`) comes once the page has loaded, React at the visitor's first intent.
 */
import { prepare } from './chrome/opened.ts';
import { changedOutside, intents, loaded, parsed } from './lib/first-intent.ts';
import { keptTexts, storedText } from './lib/stored-text.ts';
import { keepServed } from './lib/served-markup.ts';
import { unpressed } from './lib/unpressed.ts';

const said = document.documentElement.dataset;
const once = <T>(load: () => Promise<T>) => {
  let asked: Promise<T> | undefined;
  return () =>
    (asked ??= load().catch((error: unknown) => ((asked = undefined), Promise.reject(error))));
};

const islandsIn = (part: ParentNode, more = '') =>
  part.querySelectorAll<HTMLElement>(`[data-island]${more}`);

const controls = once(async () => (await import('./chrome/controls.ts')).runControls());
/** React, and what every page may show over itself. */
const shell = once(async () => {
  const code = await import('./chrome/shell.ts');
  code.start();
  for (const island of islandsIn(document, '[data-when~=react]')) void wake(island);
  said['live'] = '';
  return code;
});

/** Tells that code did not come, or has; the line itself stands in every page. */
async function tell<T>(load: Promise<T>): Promise<T> {
  try {
    const result = await load;
    delete said['notLoaded'];
    return result;
  } catch (error) {
    console.warn('Code did not come', error);
    said['notLoaded'] = '';
    throw error;
  }
}

const awake = new WeakMap<Element, Promise<unknown>>();

/** Makes an island live, once. Where its code does not come, the next who asks tries again. */
function wake(island: HTMLElement): Promise<unknown> {
  const { island: src = '', needs } = island.dataset;
  const load = async () => {
    for (const href of needs?.split(' ') ?? [])
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    const [{ hydrateIsland }, code] = await Promise.all([shell(), import(/* @vite-ignore */ src)]);
    // Browsers drop the click of a press whose element goes away meanwhile.
    await unpressed();
    hydrateIsland(island, code.default);
  };
  const asked = awake.get(island) ?? tell(load());
  awake.set(island, asked);
  asked.catch(() => awake.delete(island));
  return asked;
}

function look(): void {
  const anchor = document.getElementById(location.hash.slice(1));
  const holds: Record<string, (of: string, island: HTMLElement) => boolean> = {
    query: (of) =>
      new URLSearchParams(location.search).has(of) || (of === '' && location.search !== ''),
    hash: (of) => location.hash.length > 1 && location.hash.startsWith(`#${of}`),
    anchor: (_, island) => island.contains(anchor),
    kept: (of) => storedText(of) !== null,
  };
  for (const island of islandsIn(document, '[data-when]')) {
    const isWanted = (token: string) => {
      const [kind = '', of = ''] = token.split(':');
      return holds[kind]?.(of, island);
    };
    if (island.dataset['when']?.split(' ').some(isWanted)) wake(island).catch(() => {});
  }
}

/** The visitor turned to something: its code is wanted, and React in any case. */
function turn({ target }: Event): void {
  shell().catch(() => {});
  for (let at = target as Element | null; at; at = at.parentElement) {
    at = at.closest?.('[data-island]');
    if (at instanceof HTMLElement) wake(at).catch(() => {});
    else break;
  }
}
for (const type of intents) document.addEventListener(type, turn, { capture: true, passive: true });

const opening = '[data-opens], a[data-request], button[data-form]';
const early =
  '[data-island]:not([data-live]) button, :root:not([data-controls]) :is(.nav-group button, [data-cookies], [data-runs] button)';

/** Presses of buttons of which some code must know: those that open something, and those that are not live yet. */
document.addEventListener(
  'click',
  (event) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    const control = (target as Element).closest?.<HTMLElement>(`${opening}, ${early}`);
    // A click with such a key asks the browser for something, such as a new tab.
    if (!control || ctrlKey || metaKey || shiftKey || altKey || said['givenUp']) return;
    const island = control.closest<HTMLElement>('[data-island]:not([data-live])');
    event.preventDefault();
    if (!control.matches(opening)) event.stopPropagation();
    if (event.detail > 1 && control.matches(opening)) return;
    control.dataset['held'] = '';
    const place = island
      ? [...island.querySelectorAll('button')].indexOf(control as HTMLButtonElement)
      : -1;
    if (control.matches(opening)) prepare(control);
    const done = control.matches(opening)
      ? tell(shell()).then(({ answer }) => answer(control))
      : (island ? wake(island) : tell(controls())).then(() => {
          delete control.dataset['held'];
          // It may have been rendered anew meanwhile.
          (control.isConnected ? control : island?.querySelectorAll('button')[place])?.click();
        });
    done
      .catch(() => {
        const link = [control, control.nextElementSibling].find(
          (one) => one instanceof HTMLAnchorElement,
        );
        if (link && control.matches(opening)) location.href = link.href;
      })
      .finally(() => delete control.dataset['held']);
  },
  { capture: true },
);
for (const type of ['pointerover', 'focusin'] as const)
  document.addEventListener(
    type,
    ({ target }) => {
      const control = (target as Element).closest?.<HTMLElement>(opening);
      if (control && said['live'] !== undefined) prepare(control);
    },
    { passive: true },
  );

void parsed().then(() => {
  const { session = '', consent = '' } = document.getElementById('root')?.dataset ?? {};
  keepServed(document.body);
  const chosen = storedText(consent) !== null;
  // A signed-in visitor is not shown the doors to an account for a moment on every page.
  if (storedText(session)) said['signedIn'] = '';
  if (!chosen) said['asksCookies'] = '';
  if ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl) said['gpc'] = '';
  const hasMore = location.hash.startsWith('#restore-') || keptTexts() > Number(chosen);

  void loaded().then(() => {
    tell(controls()).catch(() => delete said['asksCookies']);
    look();
    if (hasMore) shell().catch(() => {});
  });
  for (const type of ['hashchange', 'popstate', 'look']) addEventListener(type, look);
  void changedOutside().then(shell);
});
