/* What the controls and parts of shared components are called. */

export const close = 'Close';
export const dismiss = 'Dismiss';
/** The list of notices, for screen readers, and the button of each. */
export const notices = 'Notifications';
export const closeNotice = 'Close notice';
export const copy = 'Copy';
export const copied = 'Copied';
export const pressCtrlC = 'Press Ctrl+C';
export const copyHeadingLink = 'Copy link to this section';
export const onThisPage = 'On this page';
/** Under the first lines of a file. */
export const showAllLines = 'Show all lines';
export const openFile = 'Open the file';

export const openAgain = 'Open again';
/** Under a button that writes a mail. */
export const byEmail = 'By e-mail';
export const openMailApp = 'Open e-mail app';
export const copyMessage = 'Copy message';
export const saveMessage = 'Save a copy (.eml)';
export const messageBody = 'Body';

export const show = 'Show';
export const hide = 'Hide';

export const problem = 'There is a problem';
