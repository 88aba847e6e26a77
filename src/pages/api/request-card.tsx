import { storageKeys } from '../../config/storage-keys.ts';
import RequestCardIsland from '../../features/api-runner/request-card.island.tsx';
import { island } from '../../runtime/island.tsx';

/** A documented request that can be tried. */
export const RequestCard = island(RequestCardIsland, [
  'hash:try=',
  `kept:${storageKeys.sampleLanguage.key}`,
]);
