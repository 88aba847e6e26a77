/* What the simulator's main button is called. */

export const send = 'Send';
