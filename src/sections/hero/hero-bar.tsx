import type { ReactNode } from 'react';

import { PageSheet } from '../page-sheet.tsx';
import { Spectrum } from '../spectrum.tsx';

type Props = {
  /** Names the page. Its h1 stands in the content. */
  title: ReactNode;
  /** Short facts beside the name. */
  facts?: ReactNode;
  /** At the right end. */
  action?: ReactNode;
};

/** Pattern E for reference pages: a bar of tools, and the content at once. */
export const HeroBar = ({ title, facts, action }: Props) => (
  <>
    <div className="hero hero-bar">
      <div className="wrap">
        <div>{title}</div>
        {facts && <div>{facts}</div>}
        {action && <div>{action}</div>}
      </div>
    </div>
    <PageSheet />
    <Spectrum />
  </>
);
