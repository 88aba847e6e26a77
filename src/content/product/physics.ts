/** What physics does in the product. Every text that asks gives this answer. */
export const physics =
  'A physical noise source feeds key generation, and a noise model shapes traffic. The strength of the encryption rests on published mathematics.' as const;
