/** Starts when the pointer leaves. */
export const dropdownCloseDelayMs = 300;
export const copiedLabelMs = 2_000;
export const noticeDurationMs = 4_000;
export const noticesAtOnce = 3;
export const tooltipOpenDelayMs = 700;
export const tooltipSkipDelayMs = 300;
/** Ignores a second submit within this time. */
export const resubmitGuardMs = 1_000;
/** The second press of a double click comes within this time. */
export const doubleClickMs = 1_000;
/** The hand-off to the mail app waits at most this long for the clipboard. */
export const clipboardWaitMs = 500;
/** If the mail app shows no sign for this long, the dialog with the message says so. */
export const mailAppHintMs = 2_000;
export const outboxKeepDays = 14;
