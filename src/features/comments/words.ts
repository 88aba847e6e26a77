/* The comments under an article, and their form. */

export const commentsHeading = 'Comments';
export const headingWithCount = 'Comments ({count})';
export const guest = 'Guest';
/** The list of the visitor's own comments, for screen readers. */
export const yours = 'Yours';
export const posted = {
  one: 'Comment posted. {count} comment.',
  other: 'Comment posted. {count} comments.',
} as const;
export const addComment = 'Add a comment';
export const aboutComments = 'Shown only to you until you leave this page.';
export const length = '{length} of {limit} characters';
export const lengthOver =
  '{length} of {limit} characters. Longer than most people read; it is posted all the same.';
