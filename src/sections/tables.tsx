import type { ComponentProps, ReactNode } from 'react';

import type { BadgeTone } from '../ui/badge.tsx';
import { Raised } from '../ui/inline-text.tsx';
import { Table } from '../ui/table.tsx';
import './plain-table.css';
import './ledger.css';
import './spec-sheet.css';
import './dot-table.css';

type Props = Pick<ComponentProps<typeof Table>, 'shown' | 'rows'> & {
  /** Visible only with `shown`. */
  caption: string;
  columns: readonly string[];
  look?: 'ledger' | 'spec-sheet';
};

/** A table that does not scroll sideways: on narrow screens, each row becomes a block of labels and values. */
export const PlainTable = ({ look, ...props }: Props) => (
  <Table stacks className={look ? `stacking-table ${look}` : 'stacking-table'} {...props} />
);

/** A table of large statements, for example of claims with their scope. */
export const Ledger = (props: Omit<Props, 'look'>) => <PlainTable {...props} look="ledger" />;

export const Gain = ({ children }: { children: ReactNode }) => (
  <span className="plus">{children}</span>
);
export const Loss = ({ children }: { children: ReactNode }) => (
  <span className="minus">{children}</span>
);

type SpecSheetProps = {
  caption: string;
  /** Headers for `use`, `listed`, `misses` and, if given, `remark`. */
  columns: readonly string[];
  rows: readonly {
    use: ReactNode;
    listed: ReactNode;
    misses: readonly string[];
    remark?: ReactNode;
  }[];
};

/** Shows what a standard lists in large type, and near misses struck through. */
export const SpecSheet = ({ caption, columns, rows }: SpecSheetProps) => (
  <PlainTable
    caption={caption}
    columns={columns}
    rows={rows.map(({ use, listed, misses, remark }) => ({
      head: use,
      cells: [
        <b key="listed">{listed}</b>,
        misses.map((miss, index) => (
          <span key={miss}>
            {index > 0 && ', '}
            <s>
              <Raised text={miss} />
            </s>
          </span>
        )),
        ...(remark === undefined ? [] : [remark]),
      ],
    }))}
    look="spec-sheet"
  />
);

type DotTableProps = {
  caption: string;
  /** Column headers, starting with that of the row headers. */
  columns: readonly ReactNode[];
  rows: readonly {
    head: ReactNode;
    cells: readonly {
      /** From 0 to 1: the dot's area as a share of its ring. */
      share: number;
      label: ReactNode;
      tone?: BadgeTone;
    }[];
  }[];
};

const radius = 21;

/** A table of shares with a dot of proportional area beside each. */
export const DotTable = ({ rows, ...props }: DotTableProps) => (
  <Table
    className="dot-table"
    {...props}
    rows={rows.map(({ head, cells }) => ({
      head,
      cells: cells.map(({ share, label, tone = 'signal' }, column) => (
        <span key={column}>
          <svg viewBox="0 0 44 44" className={`tone-${tone}`} aria-hidden="true">
            <circle cx="22" cy="22" r={radius} />
            <circle cx="22" cy="22" r={Math.round(radius * Math.sqrt(share) * 10) / 10} />
          </svg>
          {label}
        </span>
      )),
    }))}
  />
);
