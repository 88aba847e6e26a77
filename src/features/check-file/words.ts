/* What the controls of the dialog are called. */

export const dropFile = 'Drop a file here, or choose one';
export const tryAgain = 'Try again';
