/** Browser storage for tests. `room` is its quota in UTF-16 units (5 Mi, as in browsers). */
export class FakeStorage implements Storage {
  readonly #items = new Map<string, string>();
  room = 5_242_880;
  get length() {
    return this.#items.size;
  }
  key(index: number) {
    return [...this.#items.keys()][index] ?? null;
  }
  getItem(name: string) {
    return this.#items.get(name) ?? null;
  }
  setItem(name: string, text: string) {
    const others = [...this.#items].filter(([other]) => other !== name);
    const used = others.reduce((sum, [other, kept]) => sum + other.length + kept.length, 0);
    if (used + name.length + text.length > this.room)
      throw new DOMException('full', 'QuotaExceededError');
    this.#items.set(name, text);
  }
  removeItem(name: string) {
    this.#items.delete(name);
  }
  clear() {
    this.#items.clear();
  }
  get content() {
    return Object.fromEntries(this.#items);
  }
}
