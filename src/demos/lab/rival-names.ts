import type { Operation, Rival } from './measured.ts';

export const rivalNames: Record<Rival, string> = {
  native: 'ML-KEM-768, this browser’s own',
  noble: 'ML-KEM-768, noble in JavaScript',
  p256: 'P-256 (ECDH)',
  rsa4096: 'RSA-4096 (OAEP)',
};

export const operationNames: Record<Operation, string> = {
  make: 'Make keys',
  send: 'Send',
  receive: 'Receive',
};
