import { lazy, Suspense, useEffect, useState } from 'react';

const loadDialogs = () =>
  Promise.all([
    import('../features/enquiry/request-dialogs.tsx'),
    import('./enquiry-provider.tsx'),
  ]);

/** What answers a control, with what it needs from the rest of the site. */
async function load() {
  const [{ prepareRequest, answerRequest, restoreForm }, [, { ports }]] = await Promise.all([
    import('../features/enquiry/answer-request.ts'),
    loadDialogs(),
  ]);
  return { prepareRequest, answerRequest, restoreForm, ports };
}

const RequestDialogs = lazy(async () => {
  const [{ RequestDialogs: Dialogs }, { EnquiryProvider }] = await loadDialogs();
  return {
    default: () => (
      <EnquiryProvider>
        <Dialogs />
      </EnquiryProvider>
    ),
  };
});

const controls = 'a[data-enquiry], button[data-form]';
const controlAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>(controls) : null;

/** The mail link that says the same: the control itself, or the one that stands in for it without script. */
const plainLink = (control: HTMLElement) =>
  [control, control.nextElementSibling].find((element) => element instanceof HTMLAnchorElement);

/**
 * Follows every `EnquiryLink` and `FormOpener` of the page. Their code is fetched when one is pointed at,
 * focused or pressed; where it cannot be fetched, the plain mail link is followed. Claims are followed on
 * the same events: what they say of themselves comes when the first is pointed at.
 */
export function Requests() {
  'use no memo';
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    let busy = false;
    const prepare = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a.claim'))
        import('./claim-tips.ts').then((tips) => tips.startClaimTips(event)).catch(() => undefined);
      const control = controlAt(event);
      if (control)
        load()
          .then(({ prepareRequest }) => prepareRequest(control))
          .catch(() => undefined);
    };
    const answer = (event: MouseEvent) => {
      const control = controlAt(event);
      // A modified click asks for the browser's own behavior.
      const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (!control || modified) return;
      event.preventDefault();
      // The second click of a double click is the same request.
      if (event.detail > 1 || busy) return;
      busy = true;
      load()
        .then(({ answerRequest, ports }) => {
          setWanted(true);
          return answerRequest(control, ports);
        })
        .catch(() => {
          const link = plainLink(control);
          if (link) location.href = link.href;
        })
        .finally(() => {
          busy = false;
        });
    };
    const restore = () => {
      if (!location.hash.startsWith('#restore-')) return;
      load()
        .then(({ restoreForm, ports }) => {
          setWanted(true);
          return restoreForm(ports);
        })
        .catch(() => undefined);
    };
    restore();
    addEventListener('hashchange', restore);
    document.addEventListener('pointerover', prepare, { passive: true });
    document.addEventListener('focusin', prepare);
    document.addEventListener('click', answer);
    return () => {
      removeEventListener('hashchange', restore);
      document.removeEventListener('pointerover', prepare);
      document.removeEventListener('focusin', prepare);
      document.removeEventListener('click', answer);
    };
  }, []);

  return (
    wanted && (
      <Suspense>
        <RequestDialogs />
      </Suspense>
    )
  );
}
