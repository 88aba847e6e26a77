/* What the simulator, its controls and its parts are called, and the error of its message. */

export const startSimulator = 'Start the simulator';
export const simulator = 'Failover simulator';
export const message = 'Message';
export const emptyMessage = 'Message is empty. Write what A should send.';
export const send = 'Send';
export const sendAgain = 'Send again';
export const play = 'Play';
export const pause = 'Pause';
export const nextEvent = 'Next event';
export const toTheEnd = 'To the end';
export const killRelay = 'Kill a relay in use';
export const partition = 'Partition the mesh';
export const repairAll = 'Repair everything';
export const undo = 'Undo';
export const newMesh = 'New mesh';
export const log = 'Log';
