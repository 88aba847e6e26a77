import { createObservable } from '../../lib/observable.ts';

/** Whether the visitor asked to see the banner again. */
export const bannerReopened = createObservable(false);
