import { openReader } from './words.ts';
import { hashName } from '../../lib/dom/address.ts';
import { launcher } from '../../ui/launcher.tsx';

export default launcher<{ hasBrief: boolean }>({
  load: () => import('./inventory-tool.tsx').then(({ InventoryTool }) => InventoryTool),
  label: openReader,
  opensByAddress: () => hashName() === 'inventory=open',
});
