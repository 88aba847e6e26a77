/* What the controls and parts of shared components are called. */

export const close = 'Close';
export const dismiss = 'Dismiss';
/** The list of notices, for screen readers, and the button of each. */
export const notices = 'Notifications';
export const closeNotice = 'Close notice';
export const copy = 'Copy';
export const copied = 'Copied';
export const pressCtrlC = 'Press Ctrl+C';
export const textToCopy = 'Text to copy';
export const copyHeadingLink = 'Copy link to this section';
export const onThisPage = 'On this page';
/** Under the first lines of a file. */
export const showAllLines = 'Show all lines';
export const openFile = 'Open {file}';

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
/** Before the message of a field, and before the title of a page whose form was refused. */
export const errorPrefix = 'Error: ';

export const opensNewTab = '(opens in a new tab)';
export const print = 'Print';
/** What scrolls by itself, for screen readers. */
export const table = 'Table';
export const code = 'Code';
export const seeAddressBar = 'See the address bar';
export const linkCopied = 'Link copied';
export const linkInAddressBar = 'The link is in the address bar';
export const couldNotLoad =
  'This could not be loaded. Check your connection, then press the button again.';

/** After the name of a drawn switch, for screen readers. */
export const switchedOn = ': on';
export const switchedOff = ': off';

/* A message, and ways to send it. */
/** Under a button that writes a mail; `time` is such as "2 business days". */
export const replyWithin = 'Reply within {time}';
export const messageTo = 'To';
export const messageSubject = 'Subject';
export const copyAddress = 'Copy address';
export const copySubject = 'Copy subject';
export const copyBody = 'Copy body';
/** A message as text. */
export const messageAsText = 'To: {to}\nSubject: {subject}\n\n{body}';
export const share = 'Share';
export const webmailNote =
  'Gmail and Outlook receive the text in the address of their compose window.';

/* Forms. */
export const required = 'Fields with an asterisk (*) are required.';
/** Where some of them may stay empty all the same; `fields` is a list of labels. */
export const someRequired =
  'Fields with an asterisk (*) help us prepare. All of them are required but {fields}.';
export const optional = '(optional)';
export const select = 'Select…';
export const showField = 'Show {field}';
export const hideField = 'Hide {field}';

export const firstName = 'First name';
export const firstNameMissing = 'First name is required';
export const lastName = 'Last name';
export const lastNameMissing = 'Last name is required';
export const contactName = 'Contact name';
export const contactNameMissing = 'Contact name is required';
export const email = 'Email';
export const emailMissing = 'Email is required';
export const emailInvalid = 'Invalid email address';
export const company = 'Company';
export const companyMissing = 'Company is required';
export const jobTitle = 'Job title';
export const jobTitleMissing = 'Job title is required';
export const phone = 'Phone';
