import { storageKeys } from '../../config/storage-keys.ts';
import { island } from '../../runtime/island.tsx';
import type { DemoProps } from '../demo.tsx';
import CallCardIsland from './call-card.island.tsx';

const CallCard = island(CallCardIsland, ['hash:try=', `kept:${storageKeys.sampleLanguage.key}`]);

/** A documented call, which can be tried. */
export default function CallSection(props: DemoProps['api-calls']) {
  return <CallCard {...props} />;
}
