import { island } from '../../runtime/island.tsx';
import { LegalTool } from '../../sections/legal-page.tsx';
import * as words from './words.ts';
import SiteCheckIsland from './site-check-panel.island.tsx';

const SiteCheckPanel = island(SiteCheckIsland);

export const heading = { id: 'check', text: words.heading };

export default function SiteCheckSection() {
  return (
    <LegalTool id={heading.id} heading={words.heading} text={words.text} noScript={words.noScript}>
      <SiteCheckPanel />
    </LegalTool>
  );
}
