type Run = (element: HTMLElement) => void;

const drawn =
  (load: () => Promise<(canvas: HTMLCanvasElement) => unknown>) => async (): Promise<Run> => {
    const draw = await load();
    return (element) => element instanceof HTMLCanvasElement && draw(element);
  };

/** What prerendered elements with `data-runs` can name: code that needs no React, only the element. */
const runners: Record<string, () => Promise<Run>> = {
  'address-dialog': async () => {
    const { opensByAddress } = await import('../ui/opens-by-address.ts');
    return (element) => opensByAddress(element as HTMLDialogElement);
  },
  'gated-downloads': async () =>
    (await import('../features/account/gated-downloads.ts')).runGatedDownloads,
  'heading-links': async () => (await import('../ui/copy-heading-links.ts')).start,
  reader: async () => (await import('../sections/docs/run-reader.ts')).runReader,
  field: drawn(async () => (await import('../sections/run-field.ts')).runField),
  'lost-visitor': async () => (await import('../features/not-found/suggest-pages.ts')).suggestPages,
  'opening-hours': async () => {
    const [{ runOpeningHours }, { businessHours }] = await Promise.all([
      import('../features/opening-hours/run-opening-hours.ts'),
      import('../content/contact.ts'),
    ]);
    return (element) => runOpeningHours(element, businessHours);
  },
  tabs: async () => (await import('../ui/run-tabs.ts')).runTabs,
  stars: drawn(async () => (await import('./run-stars.ts')).runStars),
};

function run(element: HTMLElement): void {
  runners[element.dataset['runs'] ?? '']?.().then(
    (start) => start(element),
    // What it would draw or tell is more than the page needs to be understood.
    () => {},
  );
}

/** Runs each of them once; what is drawn, when it first comes near the screen. */
export function runParts(within: ParentNode): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        run(target);
      }
    },
    { rootMargin: '50%' },
  );
  for (const element of within.querySelectorAll<HTMLElement>('[data-runs]')) {
    if (element instanceof HTMLCanvasElement) observer.observe(element);
    else run(element);
  }
}
