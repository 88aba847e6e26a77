/* What the controls of the search are called. */

export const slashOff = 'Turn off the / key';
export const slashOn = 'Let the / key open this';
export const tryAgain = 'Try again';
