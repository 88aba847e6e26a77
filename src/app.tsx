import { type ComponentType, useEffect } from 'react';

import { Requests } from './chrome/requests.tsx';
import { ErrorBoundary } from './chrome/error-boundary.tsx';
import { Footer } from './chrome/footer.tsx';
import { Header } from './chrome/header.tsx';
import { AccountHost } from './features/account/account-host.tsx';
import { AuthProvider } from './features/account/auth.tsx';
import { CookieBanner } from './features/cookie-consent/cookie-banner.tsx';

import type { PageProps } from './page-props.ts';
import { NoticeHost } from './ui/notices/notice-host.tsx';

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
      <AuthProvider>
        <a href="#main" className="skip btn btn-primary">
          Skip to content
        </a>
        <Header path={path} />
        <main id="main" tabIndex={-1}>
          <Page path={path} />
        </main>
        <Footer />
        <AccountHost />
        <CookieBanner />
        <Requests />
        <NoticeHost />
      </AuthProvider>
    </ErrorBoundary>
  );
}
