export type ApiError = {
  readonly status: number;
  readonly name: string;
  /** Values of `error.code` in the body. */
  readonly codes: readonly string[];
  readonly when: string;
  readonly next: string;
  /** Whether only calls with a body return it. */
  readonly needsBody: boolean;
};

export const maxBodyBytes = 1_000_000;

/** Shared by the reference, the docs, `openapi.json` and the runner. */
export const apiErrors = [
  {
    status: 400,
    name: 'Bad Request',
    codes: ['invalid_json'],
    when: 'The body isn’t valid JSON. The answer gives the line and column.',
    next: 'Fix the caller.',
    needsBody: true,
  },
  {
    status: 401,
    name: 'Unauthorized',
    codes: ['unauthorized'],
    when: 'The bearer key is missing, malformed or revoked.',
    next: 'Fetch the current key once, then stop.',
    needsBody: false,
  },
  {
    status: 403,
    name: 'Forbidden',
    codes: ['forbidden'],
    when: 'The key is valid, but policy doesn’t allow this call or this algorithm. The answer names the rule.',
    next: 'Ask for the role. Don’t retry.',
    needsBody: false,
  },
  {
    status: 404,
    name: 'Not Found',
    codes: ['not_found'],
    when: 'No endpoint has this method and path.',
    next: 'Fix the address or the method.',
    needsBody: false,
  },
  {
    status: 409,
    name: 'Conflict',
    codes: ['conflict'],
    when: 'The request conflicts with what is stored, such as a node name already in use.',
    next: 'Read the current state, then decide.',
    needsBody: true,
  },
  {
    status: 413,
    name: 'Content Too Large',
    codes: ['too_large'],
    when: 'The body is larger than 1 MB (1,000,000 bytes).',
    next: 'Send less, or encrypt files with the client library.',
    needsBody: true,
  },
  {
    status: 422,
    name: 'Unprocessable Content',
    codes: [
      'missing_field',
      'not_an_object',
      'not_a_string',
      'not_unicode',
      'not_base64',
      'not_sealed_data',
      'unknown_algorithm',
      'unknown_key',
      'decryption_failed',
    ],
    when: 'The JSON is well formed, but a field is missing or wrong.',
    next: 'Fix the field that the answer names.',
    needsBody: true,
  },
  {
    status: 429,
    name: 'Too Many Requests',
    codes: ['rate_limited'],
    when: 'Too many calls in a second. Only the sandbox has a limit of ours.',
    next: 'Wait the seconds that Retry-After says.',
    needsBody: false,
  },
  {
    status: 500,
    name: 'Internal Server Error',
    codes: ['internal'],
    when: 'A fault in the gateway.',
    next: 'Retry with back-off, then report it.',
    needsBody: false,
  },
  {
    status: 503,
    name: 'Service Unavailable',
    codes: ['unavailable', 'no_web_crypto'],
    when: 'The gateway can’t answer right now.',
    next: 'Retry with back-off.',
    needsBody: false,
  },
] as const satisfies readonly ApiError[];

export type ApiErrorCode = (typeof apiErrors)[number]['codes'][number];
