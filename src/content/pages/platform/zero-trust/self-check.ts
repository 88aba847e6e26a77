/* Separate from the principles, so that the island loads only this. */

export const legend = 'What you could prove today';
export const shown = '{ticked} of {all} shown';
/** `{principle}` is a link to it. */
export const nextInOrder =
  'Next in order: {principle}. Its entry above names the control that shows it.';
export const allShown = 'All six. Have a colleague from another team try to prove you wrong.';

export const principleChecks = [
  {
    id: 'assume-breach',
    term: 'Assume Breach',
    check: 'We can list what any laptop could reach, without asking its owner.',
  },
  {
    id: 'verify-explicitly',
    term: 'Verify Explicitly',
    check: 'A laptop with disk encryption off is refused, even on the office network.',
  },
  {
    id: 'least-privilege',
    term: 'Least Privilege Access',
    check: 'Every administrator right we have given ends on a date.',
  },
  {
    id: 'microsegmentation',
    term: 'Microsegmentation',
    check: 'A new server can reach nothing until we list it.',
  },
  {
    id: 'continuous-monitoring',
    term: 'Continuous Monitoring',
    check: 'We’re told when an account reads ten times its usual volume.',
  },
  {
    id: 'automated-response',
    term: 'Automated Response',
    check: 'We have ended a live session by rule in the last three months, as a test.',
  },
] as const;
