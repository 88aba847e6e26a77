export type ExchangeResult = {
  /** Index of the byte changed in transit; null if none. */
  changed: number | null;
  /** The receiver's secret in hexadecimal. */
  secret: string;
  /** `not tried` without WebCrypto, for example on a page without https. */
  opens: 'opened' | 'refused' | 'not tried';
};

type Verdict = { verdict: string; why: string; tone?: 'ink' | 'attack' | 'ok' };

/** What each algorithm reports to the receiver. */
export function exchangeVerdicts(
  { secret, opens }: ExchangeResult,
  sent: string,
  message: string,
): { mlKem: Verdict; aesGcm: Verdict } {
  const mlKem: Verdict =
    secret === sent
      ? { verdict: 'Same secret', tone: 'ok', why: 'Both sides now hold the same 32 bytes.' }
      : {
          verdict: 'No clue for the attacker',
          why: 'It returns a wrong secret instead of an error, so attackers who try altered messages learn nothing.',
        };
  const openings: Record<ExchangeResult['opens'], Verdict> = {
    opened: {
      verdict: 'Message opened',
      tone: 'ok',
      why: `The tag fits. The message is “${message}”`,
    },
    refused: {
      verdict: 'Tampered message rejected',
      tone: 'attack',
      why: 'The tag doesn’t fit the wrong secret, so no part of the message comes out.',
    },
    'not tried': {
      verdict: 'Not tried here',
      why: 'Browsers offer AES-GCM on secure pages only, and this page came without https.',
    },
  };
  return { mlKem, aesGcm: openings[opens] };
}
