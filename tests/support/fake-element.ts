/** An element's attributes, which Node has not. */
export function fakeElement(...names: readonly string[]) {
  const attributes = new Map(names.map((name) => [name, '']));
  return {
    attributes,
    getAttribute: (name: string) => attributes.get(name) ?? null,
    hasAttribute: (name: string) => attributes.has(name),
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    toggleAttribute: (name: string, isOn: boolean) =>
      isOn ? Boolean(attributes.set(name, '')) : !attributes.delete(name),
  };
}
