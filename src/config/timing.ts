/** Times the interface keeps, stated once. */
export const timing = {
  /** A dropdown stays open this long after the pointer has left it. */
  dropdownCloseDelayMs: 300,
  /** "Copied" is shown this long. */
  copiedLabelMs: 2_000,
  noticeDurationMs: 4_000,
  noticesAtOnce: 3,
  tooltipOpenDelayMs: 700,
  tooltipSkipDelayMs: 300,
  /** A second submit within this time of the first is the same request. */
  resubmitGuardMs: 1_000,
  /** A hand-off waits this long for the clipboard and then goes on without it. */
  clipboardWaitMs: 500,
  /** After this long without a sign of the mail app, the hand-off panel says so. */
  mailAppHintMs: 2_000,
  outboxKeepDays: 14,
} as const;
