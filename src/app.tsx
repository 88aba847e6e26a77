import type { ReactNode } from 'react';

import * as labels from './config/words.ts';
import { Footer } from './chrome/footer.tsx';
import { Header } from './chrome/header.tsx';
import { CookieBanner } from './features/cookie-consent/cookie-banner.tsx';
import './app.css';

/** A page with its header, footer and banner. It renders at build only. */
export const App = ({ path, children }: { path: string; children: ReactNode }) => (
  <>
    <CookieBanner />
    <a href="#main" className="skip btn btn-primary">
      {labels.skipToContent}
    </a>
    <Header path={path} />
    <main id="main" tabIndex={-1}>
      {children}
    </main>
    <Footer path={path} />
    <p role="alert" className="not-loaded fixed inset-x-0 top-0 bg-ground-3 p-3">
      {labels.partNotLoaded}
    </p>
  </>
);
