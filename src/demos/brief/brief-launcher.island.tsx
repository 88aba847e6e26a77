import { buildBrief } from './words.ts';
import { hashName } from '../../lib/dom/address.ts';
import { launcher } from '../../ui/launcher.tsx';

export default launcher<object>({
  load: () => import('./brief-tool.tsx').then(({ BriefTool }) => BriefTool),
  label: buildBrief,
  opensByAddress: () => /^brief(?:=|$)/.test(hashName()),
});
