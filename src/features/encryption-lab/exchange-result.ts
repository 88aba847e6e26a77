/** What the receiver of the sample exchange came to. */
export type ExchangeResult = {
  /** The byte that was changed on the way; null when all arrived as sent. */
  changed: number | null;
  /** The receiver's secret, hexadecimal. */
  secret: string;
  /** What AES-GCM made of the message; not tried where the browser offers no WebCrypto. */
  opens: 'opened' | 'refused' | 'not tried';
};

type Told = { verdict: string; why: string; tone?: 'ink' | 'alpha' | 'ok' };

/** The result in words: what each of the two algorithms says at the receiver. */
export function exchangeVerdicts(
  { secret, opens }: ExchangeResult,
  sent: string,
  message: string,
): { mlKem: Told; aesGcm: Told } {
  const mlKem: Told =
    secret === sent
      ? { verdict: 'Same secret', tone: 'ok', why: 'Both sides now hold the same 32 bytes.' }
      : {
          verdict: 'Says nothing',
          why: 'It returns a wrong secret instead of an error, so attackers who try altered messages learn nothing.',
        };
  const openings: Record<ExchangeResult['opens'], Told> = {
    opened: { verdict: 'Opens', tone: 'ok', why: `The tag fits. The message is “${message}”` },
    refused: {
      verdict: 'Refuses to open',
      tone: 'alpha',
      why: 'The tag doesn’t fit the wrong secret, so no part of the message comes out.',
    },
    'not tried': {
      verdict: 'Not tried here',
      why: 'Browsers offer AES-GCM on secure pages only, and this page came without https.',
    },
  };
  return { mlKem, aesGcm: openings[opens] };
}
