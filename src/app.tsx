import type { ReactNode } from 'react';

import * as labels from './config/words.ts';
import { Footer } from './chrome/footer.tsx';
import { Header } from './chrome/header.tsx';
import { PreviewRibbon } from './chrome/preview-ribbon.tsx';
import { CookieBanner } from './features/cookie-consent/cookie-banner.tsx';
import './app.css';

/** A page with its header, footer and banner. It renders at build only. */
export const App = ({ path, children }: { path: string; children: ReactNode }) => (
  <>
    <CookieBanner />
    <a href="#main" className="skip btn btn-primary">
      {labels.skipToContent}
    </a>
    <PreviewRibbon path={path} />
    <Header path={path} />
    <main id="main" tabIndex={-1}>
      {children}
    </main>
    <Footer path={path} />
    {/* Any press tries again. */}
    <p role="alert" className="not-loaded">
      {labels.partNotLoaded}{' '}
      <button type="button" className="link">
        {labels.tryAgain}
      </button>{' '}
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- An empty address reloads this page. */}
      <a className="link" href="">
        {labels.reload}
      </a>
    </p>
  </>
);
