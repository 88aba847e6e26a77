export const heading = 'Every key in one console';
export const lede =
  'See each key’s algorithm and owner, whichever product uses it. Revoke a lost laptop, and the policy refuses it in the same step.';

/* In the head of the console. */

export const title = 'console / keys';
export const state = 'drawn for this page, with sample data';

/* The keys. Each is a dot. */

export const everyKey = '{keys} keys, the oldest first: each dot is one';
export const keysByState = 'Keys by state';
export const keyState = 'State';
export const keys = 'Keys';
export const inUse = 'In use';
export const toReplace = 'To be replaced';
export const noOwner = 'Without an owner';
export const revoked = 'Revoked';
export const mixed = 'Mixed';

/* The policy, and what its rules decide for the devices. */

export const policy = 'Policy: the first rule that applies decides';
export const rule = 'Rule';
export const effect = 'Effect';
export const requests = 'Requests';
export const effects = { allow: 'Allow', deny: 'Deny' } as const;
export const noRule = 'No rule applies';

/* The devices. */

export const decisions = 'What the policy lets each device open at {time}';
export const device = 'Device';
export const deviceName = 'Device {id}';
export const revocation = 'Revocation';
export const devices = 'Devices';
export const revoke = 'Revoke';
export const startOver = 'Start over';

/* The audit log. */

export const auditLog = 'Audit log';
export const sessionOpened = 'mesh session opened, 4 routes';
export const recordRead = 'record 4417: customer-care';
export const keyRevoked = 'device {id}: key revoked.';
export const closed =
  '{keys} keys closed, {sessions} of sessions and {wraps} of files among them; {rule} refuses {requests} of {requests} requests';
export const noScript = 'With JavaScript, you can revoke a device here.';
