/** The line that stands with every notice of success: nothing has been sent yet. */
export const notSentYet = 'Not sent yet: press Send in your e-mail app.';
