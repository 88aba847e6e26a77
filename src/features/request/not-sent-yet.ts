/** Shown with every success notice, because the mail app has not sent anything yet. */
export const notSentYet = 'Not sent yet: press Send in your e-mail app.';
