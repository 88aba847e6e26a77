import { storageKeys } from '../../config/storage-keys.ts';
import { island } from '../../runtime/island.tsx';
import type { DemoProps } from '../demo.tsx';
import RequestCardIsland from './call-card.island.tsx';

const RequestCard = island(RequestCardIsland, [
  'hash:try=',
  `kept:${storageKeys.sampleLanguage.key}`,
]);

/** A documented call, which can be tried. */
export default function CallSection(props: DemoProps['api-calls']) {
  return <RequestCard {...props} />;
}
