/**
 * Words this site does not use, as lower-case stems: filler, promises nobody can keep, and statements
 * that are false (NIST approves algorithms and validates modules; it approves no vendor).
 */
export const bannedWords = [
  'revolutioni',
  'unlock',
  'seamless',
  'cutting-edge',
  'cutting edge',
  "in today's world",
  'game-chang',
  'game chang',
  'leverag',
  'robust',
  'holistic',
  'empower',
  'unbreakable',
  'unhackable',
  'quantum-proof',
  'quantum proof',
  'military-grade',
  'military grade',
  'nist-approved',
  'nist approved',
  'guaranteed by physics',
  'guaranteed by the laws of physics',
  'grover halves',
] as const;

/** Words of the specification that stand as given, whatever the rules above say of them. */
export const fixedWords = ['Seamless Integration', 'Oops! Page not found'] as const;
