/* The words of the form of a sealed message. */

export const sealedTitle = 'Write a sealed message';
export const sealedSubtitle = 'It is encrypted in your browser. You mail what comes out.';
export const subjectNotSealed = 'Not sealed: everyone on the way can read it.';
export const seal = 'Seal and open e-mail';
export const sealing = 'Sealing...';
export const notSealed = 'Not sealed';
export const notSealedText =
  'There was an error preparing your message. Nothing was handed over, and what you typed is still here.';
export const sealedSubject = 'Sealed message';
