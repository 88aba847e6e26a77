import { fill } from '../../lib/text/fill.ts';
import { counted, listOf } from '../../lib/text/grammar.ts';
import { grouped } from '../../lib/text/format.ts';
import type { IsoDay } from '../../lib/time/dates.ts';
import { cbomOf, type Stamp } from './cbom.ts';
import { type Change, compare, keyOfAsset } from './compare.ts';
import { type Due, dueOf, endsBefore } from './days.ts';
import { tableOf, ticketOf } from './export.ts';
import { type Group, groups, judge, type Judged } from './judge.ts';
import { type Counts, falls, rank, summarizeRanked } from './rank.ts';
import type { Outcome } from './read/read.ts';
import { read } from './read/read.ts';
import type { ColumnPlaces } from './read/columns.ts';
import { type GroupRow, limits, type AssetMark, perPage, type View } from './view.ts';
import * as readWords from './read/words.ts';

/** Of what changed, and of notes. */
const longestList = 50;

export type Row = Judged & {
  readonly id: string;
  readonly mark: AssetMark | undefined;
  readonly due: Due | undefined;
  /** The day on which it ends by itself before that. */
  readonly ends: IsoDay | undefined;
};

export type Seen = {
  readonly counts: Counts;
  /** Those of marked assets, too. */
  readonly files: number;
  readonly marked: number;
  readonly groups: readonly GroupRow[];
  readonly rows: readonly Row[];
  /** How many match, on all pages. */
  readonly found: number;
  /** Systems with what is to be done first, for a mail that may name them. */
  readonly systems: string;
};

/** What changed, with the first of each kind. */
export type Changes = Change & { readonly counts: Readonly<Record<keyof Change, number>> };

export type Added = Pick<Outcome, 'notes' | 'ask'> & { readonly assets: number };

export type Format = 'csv' | 'cbom' | 'ticket';

type Read = { readonly size: number; readonly assets: readonly Judged[] };

const matches = ({ asset }: Judged, wanted: string): boolean =>
  [
    asset.name,
    asset.system,
    asset.file,
    asset.place,
    asset.issuer ?? '',
    asset.owner ?? '',
    ...asset.parts.map(({ written }) => written),
  ]
    .join('\n')
    .toLowerCase()
    .includes(wanted);

/** All that was read, in the worker. */
export function collection() {
  let files: Read[] = [];
  let earlier: Read[] = [];
  /** In the order of what to do first, kept because a view is asked for with each letter of a search. */
  let ranked: readonly Judged[] | undefined;

  const allOf = (some: readonly Read[]) => some.flatMap(({ assets }) => assets);
  const all = (): Judged[] => allOf(files);
  const inOrder = () => (ranked ??= rank(all()));

  return {
    /** Reads a file. What does not fit is said in notes; nothing throws because of what a file contains. */
    async add(file: File, name: string, columns?: ColumnPlaces): Promise<Added> {
      const taken = files.reduce((sum, { size }) => sum + size, 0);
      if (taken + file.size > limits.bytes) {
        const limit = limits.bytes / 1e6;
        return { assets: 0, notes: [fill(readWords.tooLarge, { file: name, limit })] };
      }
      let bytes: Uint8Array<ArrayBuffer>;
      try {
        bytes = new Uint8Array(await file.arrayBuffer());
      } catch {
        return { assets: 0, notes: [fill(readWords.unreadable, { file: name })] };
      }
      const { assets, notes, ask } = read(name, bytes, columns);
      const room = limits.assets - files.reduce((sum, one) => sum + one.assets.length, 0);
      const kept = assets.slice(0, Math.max(0, room)).map(judge);
      if (kept.length > 0) files.push({ size: file.size, assets: kept });
      ranked = undefined;
      const cut = fill(readWords.tooMany, {
        file: name,
        count: grouped(kept.length),
        limit: grouped(limits.assets),
      });
      const said = kept.length < assets.length ? [...notes, cut] : notes;
      const shown = said.slice(0, longestList);
      const more = said.length - shown.length;
      return {
        assets: kept.length,
        notes: more > 0 ? [...shown, `${name}: ${counted(more, readWords.moreNotes)}`] : shown,
        ...(ask && { ask }),
      };
    },

    /** Counts, groups and one page of the list. */
    look(view: View): Seen {
      const { today, regimes, marks, order, page } = view;
      const everything = inOrder();
      const isMarked = ({ asset }: Judged) => Object.hasOwn(marks, keyOfAsset(asset));
      const hasMarks = Object.keys(marks).length > 0;
      const open = hasMarks ? everything.filter((one) => !isMarked(one)) : everything;
      const counts = summarizeRanked(open, today);
      const dues = new Map(groups.map((group) => [group, dueOf(group, regimes)]));
      const ending = new Map<Group, number>();
      for (const one of open) {
        const { group } = one.first;
        if (endsBefore(one, dues.get(group), today))
          ending.set(group, (ending.get(group) ?? 0) + 1);
      }
      const wanted = view.search.trim().toLowerCase();
      const found = everything.filter(
        (one) =>
          (view.group === 'all' || one.first.group === view.group) &&
          (wanted === '' || matches(one, wanted)),
      );
      const rows = (order ? rank(found, order) : found)
        .slice(page * perPage, (page + 1) * perPage)
        .map((one): Row => {
          const id = keyOfAsset(one.asset);
          const due = dues.get(one.first.group);
          const mark = Object.hasOwn(marks, id) ? marks[id] : undefined;
          return { ...one, id, mark, due, ends: endsBefore(one, due, today) };
        });
      const systems = open.filter(falls).map(({ asset }) => asset.system);
      return {
        counts,
        files: new Set(everything.map(({ asset }) => asset.file)).size,
        marked: everything.length - open.length,
        groups: groups
          .filter((group) => counts.groups[group] > 0)
          .map((group) => ({
            group,
            count: counts.groups[group],
            due: dues.get(group),
            ending: ending.get(group) ?? 0,
          })),
        rows,
        found: found.length,
        systems: listOf([...new Set(systems.filter(Boolean))].slice(0, 10)),
      };
    },

    /** Sets aside what was read, to compare it with what is read next. */
    setAside(): void {
      // Nothing was read since the last time.
      if (files.length === 0) return;
      earlier = files;
      files = [];
      ranked = undefined;
    },

    /**
     * Puts back what was set aside, if nothing was read since.
     * @returns whether it did
     */
    putBack(): boolean {
      if (files.length > 0) return false;
      files = earlier;
      earlier = [];
      ranked = undefined;
      return true;
    },

    changes(): Changes {
      const { came, went, improved, worsened } = compare(allOf(earlier), all());
      return {
        counts: {
          came: came.length,
          went: went.length,
          improved: improved.length,
          worsened: worsened.length,
        },
        came: rank(came).slice(0, longestList),
        went: rank(went).slice(0, longestList),
        improved: improved.slice(0, longestList),
        worsened: worsened.slice(0, longestList),
      };
    },

    write(format: Format, today: IsoDay, stamp: Stamp): string {
      if (format === 'csv') return tableOf(all());
      return format === 'cbom' ? cbomOf(all(), stamp) : ticketOf(all(), today);
    },

    forget(): void {
      files = [];
      earlier = [];
      ranked = undefined;
    },
  };
}

export type Collection = ReturnType<typeof collection>;

export type TaskName = keyof Collection;

/** What the worker is asked. */
export type Task = { readonly name: TaskName; readonly input: readonly unknown[] };
