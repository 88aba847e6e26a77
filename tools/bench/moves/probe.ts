/** What a page tells the run that watches it. Times are milliseconds of the wall clock. */
export type Said =
  | { readonly kind: 'ready'; readonly path: string; readonly x: number; readonly y: number }
  | { readonly kind: 'clicked'; readonly at: number }
  | {
      readonly kind: 'painted';
      readonly path: string;
      readonly at: number;
      /** What tells documents apart. */
      readonly page: number;
      /** A new document, one that had been rendered before it was asked for, or a router's change. */
      readonly how: 'loaded' | 'ahead' | 'routed';
    };

/**
 * Runs in every page that is watched: says when it is ready and where its link is, when the link is
 * clicked, and when the next page was first painted, be that a document or what a router made of this one.
 * It says so over the network, because a debugger would keep the browser from rendering pages ahead.
 */
export function probe(): void {
  const { to = '' } = document.currentScript?.dataset ?? {};
  const began = location.pathname;
  const page = performance.timeOrigin;
  const now = () => page + performance.now();
  const say = (said: Said) =>
    void fetch('/bench/say', { method: 'POST', body: JSON.stringify(said), keepalive: true });

  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    const [navigation] = performance.getEntriesByType('navigation');
    if (!paint || !navigation) return;
    const at = page + paint.startTime;
    const { activationStart = 0 } = navigation as { activationStart?: number };
    say({ kind: 'painted', path: began, at, page, how: activationStart > 0 ? 'ahead' : 'loaded' });
  }).observe({ type: 'paint', buffered: true });

  const changes = new MutationObserver(() => {
    if (location.pathname === began) return;
    changes.disconnect();
    requestAnimationFrame(() => {
      // A message is answered after the frame.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        say({ kind: 'painted', path: location.pathname, at: now(), page, how: 'routed' });
      });
      port1.start();
      port2.postMessage(null);
    });
  });
  addEventListener(
    'click',
    ({ timeStamp }) => {
      say({ kind: 'clicked', at: page + timeStamp });
      changes.observe(document, { childList: true, subtree: true });
    },
    { capture: true },
  );

  const start = async () => {
    const links = [...document.querySelectorAll<HTMLElement>(`a[href="${to}"]`)];
    const link = links.find((element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 0 && top >= 0 && bottom <= innerHeight && element.checkVisibility();
    });
    if (link) {
      const { x, y, width, height } = link.getBoundingClientRect();
      const frame = {
        x: screenX + (outerWidth - innerWidth) / 2,
        y: screenY + outerHeight - innerHeight,
      };
      const place = { x: frame.x + x + width / 2, y: frame.y + y + height / 2 };
      say({ kind: 'ready', path: began, ...place });
    }
    // Answered when the run wants to go on from elsewhere. Not GET: the browser would hold it back for as
    // long as the page before waits for the answer to its own.
    const answer = await fetch('/bench/next', { method: 'POST', body: String(page) });
    location.assign(((await answer.json()) as { go: string }).go);
  };
  const whenLoaded = () => setTimeout(() => void start(), 700);
  const whenShown = () => {
    if (document.readyState === 'complete') whenLoaded();
    else addEventListener('load', whenLoaded);
  };
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', whenShown);
  else whenShown();
}
