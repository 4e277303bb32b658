import type { SimulatedProcess } from "./simulated-process.ts";

/** `lose_response` runs the item, but loses its response. `delay_response` also runs it, but its response waits at the gate. */
export type Fate = "deliver" | "cut" | "lose_response" | "delay_response" | "pause";

/** Something that waits at the gate, such as a statement, and the outcomes to choose from. */
export interface WaitingItem {
  id: number;
  owner: SimulatedProcess;
  label: string;
  fates: readonly Fate[];
  /** True if it waits longer than other items on average. */
  isSlow?: boolean;
  run(fate: Fate): Promise<void> | void;
}

/** Collects all processes' I/O, until the scheduler chooses the next item. */
export class Gate {
  private readonly waiting = new Map<number, WaitingItem>();
  private lastId = 0;
  /** Counts items. While it is unchanged, no process has started new I/O. */
  activity = 0;

  add(item: Omit<WaitingItem, "id">): WaitingItem {
    this.lastId += 1;
    this.activity += 1;
    const added = { ...item, id: this.lastId };
    this.waiting.set(added.id, added);
    return added;
  }

  take(item: WaitingItem): void {
    this.waiting.delete(item.id);
  }

  removeAll(owner: SimulatedProcess): void {
    for (const item of this.waiting.values()) if (item.owner === owner) this.waiting.delete(item.id);
  }

  list(): WaitingItem[] {
    return [...this.waiting.values()];
  }

  nextConnectionId(): number {
    this.lastId += 1;
    return this.lastId;
  }
}
