/* What the tools for stored data are called. */

export const exportLocal = 'Export local data';
export const deleteLocal = 'Delete local data';
