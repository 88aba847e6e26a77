/* The tools for stored data. */

export const kept = {
  zero: 'This browser keeps nothing of this site now.',
  one: 'This browser keeps {count} item of this site now.',
  other: 'This browser keeps {count} items of this site now.',
} as const;
export const exportLocal = 'Export local data';
export const deleteLocal = 'Delete local data';
export const askDelete = {
  one: 'This deletes {count} item from this browser. Accounts, unsent messages and settings go with it, where there are any. It cannot be undone.',
  other:
    'This deletes {count} items from this browser. Accounts, unsent messages and settings go with it, where there are any. It cannot be undone.',
} as const;
export const deleted = 'Deleted. This browser now keeps nothing of this site.';
