import { type ComponentType, useEffect } from 'react';

import { OpenedParts } from './chrome/opened-parts.tsx';
import { Requests } from './chrome/requests.tsx';
import { ErrorBoundary } from './chrome/error-boundary.tsx';
import { Footer } from './chrome/footer.tsx';
import { Header } from './chrome/header.tsx';
import { AccountHost } from './features/account/account-host.tsx';
import { AuthProvider } from './features/account/auth.tsx';
import { CookieBanner } from './features/cookie-consent/cookie-banner.tsx';

import type { PageProps } from './page-props.ts';
import { Static } from './ui/static.tsx';
import { NoticeHost } from './ui/notices/notice-host.tsx';

type Props = {
  path: string;
  Page: ComponentType<PageProps>;
  /** Called once React has attached its handlers. */
  onReady?: () => void;
};

/** The page with everything around it. The same tree is prerendered and hydrated. */
export function App({ path, Page, onReady }: Props) {
  'use no memo';
  useEffect(() => {
    document.documentElement.dataset['live'] = '';
    onReady?.();
  }, [onReady]);
  return (
    <ErrorBoundary>
      <AuthProvider>
        <Static className="contents">
          <a href="#main" className="skip btn btn-primary">
            Skip to content
          </a>
        </Static>
        <Header path={path} />
        <main id="main" tabIndex={-1}>
          <Page path={path} />
        </main>
        <Footer />
        <AccountHost />
        <CookieBanner />
        <Requests />
        <OpenedParts path={path} />
        <NoticeHost />
      </AuthProvider>
    </ErrorBoundary>
  );
}
