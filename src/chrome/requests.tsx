import { lazy, Suspense, useEffect, useState } from 'react';

import { delegate } from '../lib/delegate.ts';

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

/** The mail link that says the same: the control itself, or the one that stands in for it without script. */
const plainLink = (control: HTMLElement) =>
  [control, control.nextElementSibling].find((element) => element instanceof HTMLAnchorElement);

/**
 * Follows every `EnquiryLink` and `FormOpener` of the page. Their code is fetched when one is pointed at,
 * focused or pressed; where it cannot be fetched, the plain mail link is followed.
 */
export function Requests() {
  'use no memo';
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    let busy = false;
    const stop = delegate('a[data-enquiry], button[data-form]', {
      prepare: (control) => {
        load()
          .then(({ prepareRequest }) => prepareRequest(control))
          .catch(() => undefined);
      },
      answer: (control, event) => {
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
      },
    });
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
    return () => {
      stop();
      removeEventListener('hashchange', restore);
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
