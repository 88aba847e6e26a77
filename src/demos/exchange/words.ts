/* What the controls of the key exchange are called. */

export const byte = 'Byte';
export const changeIt = 'Change it';
export const putItBack = 'Put it back';
