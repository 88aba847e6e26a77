/* Signing in, creating an account, the profile, and what gated downloads say of them. */

/* Signing in. */

export const signInAbout = 'Access exclusive content and resources';
export const signingIn = 'Signing In...';
export const success = 'Success';
export const welcomeBack = 'Welcome back!';
export const wrongLogin = 'Invalid email or password';
/** For those who look for the sign-in of the product. */
export const customersElsewhere =
  'Customers sign in where they run the product, not here. For help, [write to support](/contact#support).';
/** Before the button that leads to the other form. */
export const noAccountYet = 'No account in this browser yet?';
export const forgotten = 'Forgot your password?';
export const noReset =
  'It cannot be reset. The account is kept only in this browser: we hold no copy of it, and the password cannot be read from what is stored. You can delete the account and create a new one.';
export const deleteLocal = 'Delete this local account and start again';
export const askDelete =
  'Delete the account of {email} from this browser? It cannot be brought back.';
export const deleteAccount = 'Delete account';
export const accountDeleted = 'Account deleted';
export const typeEmailFirst = 'Type the e-mail of the account above first.';
export const noSuchAccount = 'No account with exactly this e-mail is kept in this browser.';
export const deletionRefused =
  'The browser did not let us delete it. Clear this site’s data in the browser.';

/* Creating an account. */

export const createAbout = 'Get access to premium content, whitepapers, and exclusive resources';
/** Before the first field. */
export const accountOpens = {
  withPapers:
    'An account opens these papers, here and now, and fills in our forms for you. All pages of this site are open without one.',
  withoutPapers:
    'An account fills in our forms for you. All pages of this site are open without one.',
} as const;
/** The same where the browser would keep no account. */
export const noAccountKept = {
  withPapers:
    'Your browser refuses storage, so it can’t keep an account. You need none: these papers are open to you.',
  withoutPapers: 'Your browser refuses storage, so it can’t keep an account. You need none here.',
} as const;
export const keptHereOnly =
  'This account is kept only in this browser on this device. It is not sent to us.';
export const limits =
  'Clearing site data deletes it; it does not work on another device; anyone using this browser profile can read it. Do not reuse a password you use elsewhere. There is no password reset: delete the account and create a new one.';
export const insecurePage =
  'This page came over a connection that is not encrypted, and could have been changed on its way. Create the account on the address that begins with https.';
export const knownEmail = 'An account with this e-mail exists in this browser.';
export const signInInstead = 'Sign in instead?';
export const creatingAccount = 'Creating Account...';
export const accountCreated = 'Account created successfully!';
export const notCreated = 'Failed to create account. Please try again.';
export const storageBlocked =
  'Your browser blocks storage; the rest of the site works without an account.';
export const haveAccount = 'Already have one?';

/* Fields, and what is wrong with them. */

export const industry = 'Industry';
export const industryRequired = 'Industry is required';
export const industryExamples = 'Technology, Finance, Healthcare';
export const textTooLong = 'This may be {limit} characters long at most';
export const phoneTooLong = 'This is too long for a phone number';
export const password = 'Password';
export const passwordRequired = 'Password is required';
export const passwordTooShort = 'Password must be at least 6 characters';
export const passwordTooLong = 'Password must be at most 1,024 characters';
export const passwordUnusable = 'Password contains a character that cannot be used';
export const confirmPassword = 'Confirm password';
export const confirmRequired = 'Please confirm your password';
export const mismatch = 'Passwords do not match';
export const currentPassword = 'Current password';
export const newPassword = 'New password';
export const confirmNewPassword = 'Confirm new password';

/* The menu of a visitor who is signed in. */

export const welcome = 'Welcome, {name}!';
export const signedOut = 'Signed out';

/* The profile. */

export const profileAbout = 'Kept in this browser only.';
/** The form, for screen readers. */
export const profile = 'Profile';
export const profileUpdated = 'Profile updated';
export const changePassword = 'Change password';
export const changingPassword = 'Changing password...';
export const wrongPassword = 'This is not the current password';
export const passwordChanged = 'Password changed';
export const accountGone = 'This account is no longer kept in this browser.';
export const notKept = 'The browser did not keep the change. Its storage may be full or blocked.';
export const yourData = 'Your data';
export const aboutExport =
  'The export holds your profile and whatever else this site keeps here, as a JSON file. It holds no password, and nothing of other accounts.';
export const exportData = 'Export my data';
export const deleteAll = 'Delete account and everything stored here';
/** `count`: other accounts in this browser. */
export const askDeleteAll = {
  zero: 'This deletes your account, the messages in the Outbox, drafts, and your answer about cookies, all from this browser. It cannot be undone.',
  one: 'This deletes your account, the messages in the Outbox, drafts, and your answer about cookies, and one other account, all from this browser. It cannot be undone.',
  other:
    'This deletes your account, the messages in the Outbox, drafts, and your answer about cookies, and {count} other accounts, all from this browser. It cannot be undone.',
} as const;
export const deleteEverything = 'Delete everything';
export const keepEverything = 'Keep everything';
export const everythingDeleted = 'Everything this site kept in this browser is deleted';
export const accountsUnreadable =
  'The accounts kept in this browser could not be read. They were set aside, and a new list was begun.';

/* Downloads that ask for an account. */

export const freeWithAccount =
  '“{title}” is free with an account. The download starts by itself once you are signed in.';
export const asksForAccount = 'Asks for an account first: free, and kept only in your browser.';
/** Said once for a list, or for those papers of it that ask. */
export const downloadsAsk =
  'Downloads ask for an account first: free, and kept only in your browser.';
export const featuredAsk =
  'Featured papers ask for an account first: free, and kept only in your browser.';
export const openToYou = 'Open to you: you are signed in.';
export const openWithoutAccount =
  'Open to you without an account: your browser refuses storage, so it couldn’t keep one.';
/** Where scripts are off; `email` is a link. */
export const paperByMail =
  'Downloads ask for an account, which needs scripts. Email {email} and we’ll send you the paper you name.';
