import { storageKeys } from '../../config/storage-keys.ts';
import { storedText } from '../../lib/stored-text.ts';
import { loadAuthDialog } from './account-host.tsx';
import { restoreSession, session } from './session.ts';

const linkAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-gated]') : null;

/** Where accounts are kept already, the visitor more likely has one than wants another. */
const likelyView = () => (storedText(storageKeys.users.key) === null ? 'register' : 'login');

/**
 * For a page with gated downloads: plain links to files, marked by `data-gated` with the title. For a
 * signed-out visitor a click opens the dialog instead, and the download starts by itself once somebody is
 * signed in. The links are prerendered and work without script: the file is no secret, an account is what
 * we ask in return, and where its code cannot be fetched nothing is asked.
 */
export function runGatedDownloads(): void {
  restoreSession();
  const excused = new Set<HTMLAnchorElement>();
  const warm = (event: Event) => {
    if (linkAt(event) && session.read() === null) void loadAuthDialog().catch(() => {});
  };
  const ask = (event: MouseEvent) => {
    const link = linkAt(event);
    // A modified click asks for the browser's own behavior.
    const modified = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!link || modified || session.read() !== null || excused.delete(link)) return;
    event.preventDefault();
    const download = () => link.click();
    const excuse = () => {
      excused.add(link);
      download();
    };
    const reason = `“${link.dataset['gated']}” is free with an account. The download starts by itself once you are signed in.`;
    loadAuthDialog().then(
      ({ askToSignIn }) => askToSignIn({ view: likelyView(), reason, afterwards: download }),
      excuse,
    );
  };
  document.addEventListener('pointerover', warm);
  document.addEventListener('focusin', warm);
  document.addEventListener('click', ask);
}
