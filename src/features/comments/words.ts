/* What the comments under an article and their form are called. */

export const commentsHeading = 'Comments';
export const addComment = 'Add a comment';
