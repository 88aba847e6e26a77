import { door } from '../../../ui/door.tsx';

export default door<object>({
  load: () => import('./brief-tool.tsx').then(({ BriefTool }) => BriefTool),
  label: 'Build the brief',
  wanted: () => location.hash === '#brief' || location.hash.startsWith('#brief='),
});
