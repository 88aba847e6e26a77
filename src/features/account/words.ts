/* What the controls of the account's dialogs are called. */

export const forgotten = 'Forgot your password?';
export const signInInstead = 'Sign in instead?';

export const deleteLocal = 'Delete this local account and start again';
export const deleteAccount = 'Delete account';

export const changePassword = 'Change password';
export const exportData = 'Export my data';
export const deleteAll = 'Delete account and everything stored here';
export const deleteEverything = 'Delete everything';
export const keepEverything = 'Keep everything';
