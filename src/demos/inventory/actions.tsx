import { useState } from 'react';

import { siteUrl, withoutBase } from '../../config/base.ts';
import { site } from '../../config/site.ts';
import { fixedMessage } from '../../features/request/fixed-request.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import { saveFile } from '../../lib/files/download.ts';
import { fill } from '../../lib/text/fill.ts';
import { Button, ButtonTo } from '../../ui/button.tsx';
import { briefAddress } from './brief-address.ts';
import type { Format, Seen } from './collection.ts';
import { FileButton } from './file-button.tsx';
import { ask } from './in-worker.ts';
import { boardLine, groupLines } from './say.ts';
import type { Inventory } from './use-inventory.ts';
import * as words from './words.ts';

type Props = { seen: Seen; inventory: Inventory; hasBrief: boolean };

const files: Readonly<Record<Format, { name: string; type: string; label: string }>> = {
  csv: { name: 'inventory.csv', type: 'text/csv;charset=utf-8', label: words.saveTable },
  cbom: {
    name: 'inventory.cdx.json',
    type: 'application/vnd.cyclonedx+json',
    label: words.saveCbom,
  },
  ticket: { name: 'inventory.md', type: 'text/markdown;charset=utf-8', label: words.saveTicket },
};

const stampNow = () => ({ tool: site.name, time: new Date() });

/** Files, the brief, and a mail with the counts. */
export function Actions({ seen, inventory, hasBrief }: Props) {
  const { view, compareWith } = inventory;
  const save = async (format: Format) => {
    saveFile({ ...files[format], text: await ask('write', format, view.today, stampNow()) });
  };
  return (
    <div className="panel-columns inventory-below">
      <div>
        <h3>{words.out}</h3>
        <div className="actions mt-4">
          {(['csv', 'cbom', 'ticket'] as const).map((format) => (
            <Button key={format} onClick={() => void save(format).catch(() => {})}>
              {files[format].label}
            </Button>
          ))}
        </div>
        {hasBrief && (
          <p className="mt-4">
            <ButtonTo
              look="primary"
              to={briefAddress(seen.counts, view.regimes)}
              label={words.toBrief}
            />
          </p>
        )}
        <h3 className="mt-8">{words.compareTitle}</h3>
        <p className="panel-note">{words.compareHint}</p>
        <p className="mt-4">
          <FileButton onFiles={compareWith} label={words.compareWith} />
        </p>
      </div>
      <Mail seen={seen} />
    </div>
  );
}

function Mail({ seen }: { seen: Seen }) {
  const [withNames, setWithNames] = useState(false);
  const path = withoutBase(location.pathname);
  const text = [
    boardLine(seen.counts),
    '',
    ...groupLines(seen.groups),
    ...(withNames ? ['', fill(words.mailSystems, { systems: seen.systems })] : []),
    '',
    words.mailAsk,
  ].join('\n');
  const request = { id: 'inventory', subject: words.mailSubject, text };
  const { subject, body } = fixedMessage(request, site.email, siteUrl + path);
  return (
    <div>
      <h3>{words.send}</h3>
      <p className="panel-note">{words.sendWhole}</p>
      <pre className="inventory-mail">
        {subject}
        {'\n\n'}
        {body}
      </pre>
      {seen.systems && (
        <label className="choice mt-3">
          <input
            type="checkbox"
            checked={withNames}
            onChange={({ target }) => setWithNames(target.checked)}
          />
          {words.withNames}
        </label>
      )}
      <p className="mt-4">
        <RequestLink request={request} path={path}>
          {words.sendMail}
        </RequestLink>
      </p>
    </div>
  );
}
