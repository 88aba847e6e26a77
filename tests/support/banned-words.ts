import { notFound } from '../../src/content/pages/not-found.ts';

/**
 * Words that the site does not use, as lower-case stems: filler, empty promises, and false statements (NIST
 * approves algorithms and validates modules, but does not approve vendors).
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

/** Exceptions: wording that is agreed (decision 90). */
export const fixedWords = ['Seamless Integration', notFound.heading] as const;
