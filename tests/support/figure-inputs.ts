/** What figures of fields are drawn from in tests. */

export const days = {
  today: '2026-11-22',
  from: '2026-11-01',
  ends: ['2027-01-01', '2030-12-31', '2033-12-31', '2035-12-31'],
};
export const scan = { domains: 32_011, hybrid: 0.493, perDot: 10 };
export const bytes = Uint8Array.from({ length: 1088 }, (_, i) => (i * 167) % 256);
