import { launcher } from '../../../ui/launcher.tsx';

export default launcher<object>({
  load: () => import('./brief-tool.tsx').then(({ BriefTool }) => BriefTool),
  label: 'Build the brief',
  opensByAddress: () => location.hash === '#brief' || location.hash.startsWith('#brief='),
});
