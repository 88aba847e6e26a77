/** Messages for a failed change of the account. */
export const failures = {
  missing: 'This account is no longer kept in this browser.',
  refused: 'The browser did not keep the change. Its storage may be full or blocked.',
} as const;
