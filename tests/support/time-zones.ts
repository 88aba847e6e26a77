/** From far west to far east, with one that is half an hour off. */
export const zones = [
  'America/Los_Angeles',
  'America/Chicago',
  'UTC',
  'Pacific/Kiritimati',
  'Asia/Kolkata',
] as const;
