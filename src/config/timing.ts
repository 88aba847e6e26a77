export const timing = {
  /** Starts when the pointer leaves. */
  dropdownCloseDelayMs: 300,
  copiedLabelMs: 2_000,
  noticeDurationMs: 4_000,
  noticesAtOnce: 3,
  tooltipOpenDelayMs: 700,
  tooltipSkipDelayMs: 300,
  /** Ignores a second submit within this time. */
  resubmitGuardMs: 1_000,
  /** The second press of a double click comes within this time. */
  doubleClickMs: 1_000,
  /** The hand-off to the mail app waits at most this long for the clipboard. */
  clipboardWaitMs: 500,
  /** If the mail app shows no sign for this long, the dialog with the message says so. */
  mailAppHintMs: 2_000,
  outboxKeepDays: 14,
} as const;
