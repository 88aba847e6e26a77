import { type ComponentType, useEffect } from 'react';

import { ErrorBoundary } from './chrome/error-boundary.tsx';
import { Footer } from './chrome/footer.tsx';
import { Header } from './chrome/header.tsx';
import { site } from './config/site.ts';
import { AuthHost } from './features/account/auth-host.tsx';
import { CookieBanner } from './features/cookie-consent/cookie-banner.tsx';
import { drafts } from './features/cookie-consent/drafts.ts';
import { type EnquiryPorts, EnquiryPortsContext } from './features/enquiry/ports.ts';
import { Requests } from './features/enquiry/requests.tsx';
import { keepInOutbox, outbox } from './features/outbox/outbox.ts';
import type { PageProps } from './page-props.ts';
import { NoticeHost } from './ui/notices/notice-host.tsx';

/** Joins the features, which know nothing of each other. */
const ports: EnquiryPorts = {
  siteName: site.name,
  recipient: site.email,
  phone: site.phone,
  keep: (kept) => {
    try {
      return keepInOutbox(kept);
    } catch {
      // The message matters more than its copy.
      return 'memory';
    }
  },
  restored: (form) => {
    const [, id] = location.hash.split('#restore-');
    const entry = outbox.read().find((candidate) => candidate.id === id);
    return entry?.form?.id === form ? entry.form.values : null;
  },
  profile: {},
  drafts,
};

type Props = {
  path: string;
  Page: ComponentType<PageProps>;
  /** Called once React has attached its handlers. */
  onReady?: () => void;
};

/** The page with everything around it. The same tree is prerendered and hydrated. */
export function App({ path, Page, onReady }: Props) {
  useEffect(() => {
    document.documentElement.dataset['live'] = '';
    onReady?.();
  }, [onReady]);
  return (
    <ErrorBoundary>
      <EnquiryPortsContext value={ports}>
        <a href="#main" className="skip btn btn-primary">
          Skip to content
        </a>
        <Header path={path} />
        <main id="main" tabIndex={-1}>
          <Page path={path} />
        </main>
        <Footer />
        <AuthHost />
        <CookieBanner />
        <Requests />
        <NoticeHost />
      </EnquiryPortsContext>
    </ErrorBoundary>
  );
}
