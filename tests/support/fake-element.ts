/** An element's attributes, which Node has not. */
export function fakeElement() {
  const attributes = new Map<string, string>();
  return {
    getAttribute: (name: string) => attributes.get(name) ?? null,
    hasAttribute: (name: string) => attributes.has(name),
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    toggleAttribute: (name: string, isOn: boolean) =>
      isOn ? Boolean(attributes.set(name, '')) : !attributes.delete(name),
  };
}
