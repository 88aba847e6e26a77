import { buildBrief } from '../../../features/migration-brief/labels.ts';
import { launcher } from '../../../ui/launcher.tsx';

export default launcher<object>({
  load: () => import('./brief-tool.tsx').then(({ BriefTool }) => BriefTool),
  label: buildBrief,
  opensByAddress: () => location.hash === '#brief' || location.hash.startsWith('#brief='),
});
