import type { Notice } from '../../ui/notices/notices.ts';
import { nothingOpened } from './labels.ts';
import { notSentYet } from './not-sent-yet.ts';
import type { HandOff } from './submit-request.ts';

/**
 * The notice after a hand-off: the request's success notice with a note on what is known, or the failure.
 * @param showPanel focuses the panel with other ways to send the message
 */
export function handOffNotice(
  { delivery }: HandOff,
  success: Notice | undefined,
  showPanel: () => void,
): Notice | undefined {
  if (delivery.state === 'failed') {
    const action = { label: 'Use e-mail instead', run: showPanel };
    return { tone: 'error', title: 'Not sent', text: delivery.reason, action };
  }
  if (delivery.state === 'too-long') return undefined;
  if (delivery.state === 'received')
    return success
      ? { ...success, note: 'Sent.' }
      : { tone: 'ok', title: 'Sent', text: 'Your message has reached us.' };
  const action = { label: nothingOpened, run: showPanel };
  return success && { ...success, note: notSentYet, action };
}
