/** For `test.use`: a visitor who did not ask for less motion. In the long run every visitor is one. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;
