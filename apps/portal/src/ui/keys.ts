import { useState } from "react";

interface Keyed<Item> {
  key: string;
  item: Item;
}

/** Adds React keys: the item's text, and how often the text occurred so far. */
export function withKeys<Item>(
  items: readonly Item[],
  toText: (item: Item) => string = String,
): Keyed<Item>[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const text = toText(item);
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return { key: `${count} ${text}`, item };
  });
}

/** Returns keys for a fixed number of identical elements. */
export const listKeys = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => String(index));

/** Returns keys for a list that the user edits. Call `removeKey` when the user removes an item. */
export function useItemKeys(count: number) {
  // `created` counts all keys so far, so that no key is used twice.
  const [{ keys, created }, setState] = useState({ keys: [] as readonly string[], created: 0 });
  if (keys.length !== count) {
    const added = listKeys(Math.max(0, count - keys.length)).map((index) => String(created + Number(index)));
    setState({ keys: [...keys.slice(0, count), ...added], created: created + added.length });
  }
  const removeKey = (index: number) => setState({ keys: keys.toSpliced(index, 1), created });
  return { keys, removeKey };
}
