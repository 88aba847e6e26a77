import { storageKeys } from '../../config/storage-keys.ts';
import RequestCardIsland from './request-card.island.tsx';
import { island } from '../../runtime/island.tsx';

export const RequestCard = island(RequestCardIsland, [
  'hash:try=',
  `kept:${storageKeys.sampleLanguage.key}`,
]);
