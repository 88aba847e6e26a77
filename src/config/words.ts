/*
 * The names of controls and regions that more than one place prints, or that visitors meet on many pages. The
 * build writes each into the code that shows it, so importing this file loads nothing.
 */

export const skipToContent = 'Skip to content';
export const menu = 'Menu';
export const search = 'Search';
export const searchSite = 'Search the site';
export const searchDocs = 'Search the documentation';

export const signIn = 'Sign In';
export const getAccess = 'Get Access';
export const createAccount = 'Create Account';
export const signOut = 'Sign Out';
export const profileSettings = 'Profile Settings';
export const saveChanges = 'Save changes';

export const cookies = 'Cookies';
export const allow = 'OK';
export const denyAll = 'Deny all';
export const cookieChoices = 'Cookie choices';

export const outbox = 'Outbox';
export const readyToSend = 'Ready to send';
export const restoreToForm = 'Restore to form';
export const sealMessage = 'Seal this message';
export const newsletter = 'Newsletter';

export const postComment = 'Post Comment';
export const subscribe = 'Subscribe to Updates';
export const checkFile = 'Check a file';

export const unexpectedError = 'Unexpected Application Error!';
export const reload = 'Reload';
export const home = 'Home';

export const keepIt = 'Keep it';
export const deleteForGood = 'Delete for good';
