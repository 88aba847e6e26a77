import { island } from '../../runtime/island.tsx';
import { LegalTool } from '../../sections/legal-page.tsx';
import { siteCheck } from './words.ts';
import SiteCheckIsland from './site-check-panel.island.tsx';

const SiteCheckPanel = island(SiteCheckIsland);

export const heading = { id: siteCheck.id, text: siteCheck.heading };

export default function SiteCheckSection() {
  return (
    <LegalTool {...siteCheck}>
      <SiteCheckPanel />
    </LegalTool>
  );
}
