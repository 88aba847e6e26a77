import { setData, toggleData } from '../../lib/dom/attributes.ts';
import { saveFile } from '../../lib/files/download.ts';
import { Button } from '../../ui/button.tsx';
import { CopyLink } from '../../ui/copy-link.tsx';
import { type BriefPorts, calendarOf, requestOf, tableOf } from './files.ts';
import { type Due, hashOf, type Inputs, type Reading } from './inputs.ts';
import * as labels from './words.ts';

type Props = {
  inputs: Inputs;
  reading: Reading;
  due: readonly Due[];
  ports: BriefPorts;
  today: Date;
};

/** Prints the brief alone: with `data-print`, the style sheet hides everything else. */
function printBrief(): void {
  const root = document.documentElement;
  setData(root, 'print', 'brief');
  addEventListener('afterprint', () => toggleData(root, 'print', false), { once: true });
  print();
}

export function BriefActions({ inputs, reading, due, ports, today }: Props) {
  const save = (name: string, type: string, text: string) =>
    ports.release(() => saveFile({ name, type, text }));
  return (
    <div className="panel-columns no-print">
      <div>
        <h3>{labels.keepIt}</h3>
        <div className="actions mt-4">
          <Button look="primary" onClick={() => ports.release(printBrief)}>
            {labels.print}
          </Button>
          <Button
            disabled={due.length === 0}
            onClick={() =>
              save(
                'migration-brief.ics',
                'text/calendar;charset=utf-8',
                calendarOf(due, ports.vendor, today),
              )
            }
          >
            {labels.calendar}
          </Button>
          <Button
            onClick={() =>
              save('migration-brief.csv', 'text/csv;charset=utf-8', tableOf(due, inputs, reading))
            }
          >
            {labels.table}
          </Button>
        </div>
        {ports.lock && <div className="panel-note">{ports.lock}</div>}
      </div>
      <div>
        <h3>{labels.passItOn}</h3>
        <div className="actions mt-4">
          {ports.attach(requestOf(inputs, reading, due))}
          <CopyLink
            address={() => new URL(hashOf(inputs), location.href).href}
            label={labels.linkToBrief}
          >
            {labels.copyLink}
          </CopyLink>
        </div>
        <p className="panel-note">{labels.linkHolds}</p>
      </div>
    </div>
  );
}
