import { site } from '../../config/site.ts';
import { deleteStoredData, saveStoredData } from '../../lib/storage/stored-data.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notices/notices.ts';
import { accounts } from './accounts/users.ts';
import { ConfirmStep } from './confirm-step.tsx';
import * as labels from './labels.ts';

const gone = { tone: 'ok', text: 'Everything this site kept in this browser is deleted' } as const;
const notGone = {
  tone: 'error',
  text: 'The browser did not let us delete it. Clear this site’s data in the browser.',
} as const;

/** Export and deletion of everything this site stores in this browser. */
export function MyData({ onDeleted }: { onDeleted: () => void }) {
  const others = accounts().length - 1;
  const also = others === 1 ? ', and one other account' : `, and ${others} other accounts`;
  const remove = () => {
    const notice = deleteStoredData() ? gone : notGone;
    onDeleted();
    notify(notice);
  };
  return (
    <>
      <p className="text-ink-2">
        The export holds your profile and whatever else this site keeps here, as a JSON file. It
        holds no password, and nothing of other accounts.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={() => saveStoredData(site)}>{labels.exportData}</Button>
        <ConfirmStep
          label={labels.deleteAll}
          question={`This deletes your account, the messages in the Outbox, drafts, and your answer about cookies${others > 0 ? also : ''}, all from this browser. It cannot be undone.`}
          confirm={labels.deleteEverything}
          keep={labels.keepEverything}
          onConfirm={remove}
        />
      </div>
    </>
  );
}
