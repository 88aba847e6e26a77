export const heading = 'Change one byte and see what happens';
export const lede =
  'This is a real ML-KEM-768 key exchange in your browser: each dot is a byte of the ciphertext, and you can press any of them.';
export const message = 'Gate 4 opens at 08:10.';
export const caption =
  'Change any byte and the message stays closed, and nothing you press leaves this page.';

/* Over what the sender has. The second ends the sentence of the first. */

export const senderSeals = 'The sender seals';
export const withSecret = 'with this secret';

/* What the controls are called. */

export const byte = 'Byte';
export const changeIt = 'Change it';
export const putItBack = 'Put it back';

/* Demonstrations on other pages. */

export const otherDemos = 'Other demonstrations';
export const simulatorLink = 'Cut a network link';
export const simulatorName = 'Failover simulator';
export const policyLink = 'Test an access policy';
export const policyName = 'Access policy simulator';
export const briefLink = 'Plan your migration';
export const briefName = 'Migration brief';
export const apiLink = 'Call the API';
export const apiName = 'In your browser, without a key';
