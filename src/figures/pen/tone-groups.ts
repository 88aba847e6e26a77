import type { Tone } from './model.ts';

type Group<Item> = { readonly tone: Tone; readonly size: number; readonly item: Item };

/** One item for each tone and size: dots that share both become one path. */
export class ToneGroups<Item> implements Iterable<Group<Item>> {
  readonly #groups = new Map<string, Group<Item>>();
  readonly #create: () => Item;

  constructor(create: () => Item) {
    this.#create = create;
  }

  get(tone: Tone, size: number): Item {
    const key = `${tone} ${size}`;
    const group = this.#groups.get(key) ?? { tone, size, item: this.#create() };
    this.#groups.set(key, group);
    return group.item;
  }

  [Symbol.iterator](): Iterator<Group<Item>> {
    return this.#groups.values();
  }
}
