/** A message from a page to the run. Times are milliseconds of the wall clock. */
export type PageMessage =
  | { readonly kind: 'ready'; readonly path: string; readonly x: number; readonly y: number }
  | { readonly kind: 'clicked'; readonly at: number }
  | {
      readonly kind: 'painted';
      readonly path: string;
      readonly at: number;
      /** Identifies the document. */
      readonly page: number;
      /** A new document, a prerendered one, or a router's change. */
      readonly how: 'loaded' | 'ahead' | 'routed';
    };

/**
 * Runs in every page: reports when it is ready and where its link is, when the link is clicked, and when the
 * next page is first painted. It reports over the network, because a debugger would prevent prerendering.
 */
export function probe(): void {
  const { to = '' } = document.currentScript?.dataset ?? {};
  const began = location.pathname;
  const page = performance.timeOrigin;
  const now = () => page + performance.now();
  const send = (message: PageMessage) =>
    void fetch('/bench/message', {
      method: 'POST',
      body: JSON.stringify(message),
      keepalive: true,
    });

  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    const [navigation] = performance.getEntriesByType('navigation');
    if (!paint || !navigation) return;
    const at = page + paint.startTime;
    const { activationStart = 0 } = navigation as { activationStart?: number };
    send({ kind: 'painted', path: began, at, page, how: activationStart > 0 ? 'ahead' : 'loaded' });
  }).observe({ type: 'paint', buffered: true });

  const changes = new MutationObserver(() => {
    if (location.pathname === began) return;
    changes.disconnect();
    requestAnimationFrame(() => {
      // A message event fires after the frame.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        send({ kind: 'painted', path: location.pathname, at: now(), page, how: 'routed' });
      });
      port1.start();
      port2.postMessage(null);
    });
  });
  addEventListener(
    'click',
    ({ timeStamp }) => {
      send({ kind: 'clicked', at: page + timeStamp });
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
      send({ kind: 'ready', path: began, ...place });
    }
    // The response comes when the run moves on. A GET would wait for the previous page's pending request to the
    // same address.
    const answer = await fetch('/bench/next', { method: 'POST', body: String(page) });
    const { go }: { go: string } = await answer.json();
    location.assign(go);
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
