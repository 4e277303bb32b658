interface Line<Task> {
  begun: Task[];
  fresh: Task[];
}

/** A queue that takes turns between clients, so that a client with many tasks delays only itself. */
export class Turns<Task> {
  private readonly lines = new Map<string, Line<Task>>();
  private count = 0;

  get length(): number {
    return this.count;
  }

  /** @param isBegun continues started work, and runs before the client's other tasks */
  add(client: string, task: Task, isBegun = false): void {
    let line = this.lines.get(client);
    if (!line) {
      line = { begun: [], fresh: [] };
      this.lines.set(client, line);
    }
    (isBegun ? line.begun : line.fresh).push(task);
    this.count += 1;
  }

  remove(client: string, task: Task): boolean {
    const line = this.lines.get(client);
    if (!line) return false;
    const tasks = line.fresh.includes(task) ? line.fresh : line.begun;
    const place = tasks.indexOf(task);
    if (place < 0) return false;
    tasks.splice(place, 1);
    this.count -= 1;
    if (lengthOf(line) === 0) this.lines.delete(client);
    return true;
  }

  /** Dequeues the first task of the next client, and moves the client to the back. */
  next(): Task | undefined {
    const [turn] = this.lines;
    if (!turn) return undefined;
    const [client, line] = turn;
    this.lines.delete(client);
    const task = line.begun.shift() ?? line.fresh.shift();
    if (lengthOf(line) > 0) this.lines.set(client, line);
    this.count -= 1;
    return task;
  }

  /**
   * Drops the newest task of the client with the most tasks, unless it has begun.
   * @returns null if this client itself has the most
   */
  makeRoomFor(client: string): { gaveWay: Task | undefined } | null {
    const longest = this.longestBeside(client);
    if (!longest) return null;
    const gaveWay = longest.fresh.pop();
    if (gaveWay !== undefined) this.count -= 1;
    return { gaveWay };
  }

  /** True if another client has more tasks than this one would have with one more. */
  hasLonger(client: string): boolean {
    return this.longestBeside(client) !== null;
  }

  private longestBeside(client: string): Line<Task> | null {
    const own = this.lines.get(client);
    let [longest, most]: [Line<Task> | null, number] = [null, (own ? lengthOf(own) : 0) + 1];
    for (const line of this.lines.values()) {
      if (lengthOf(line) > most) [longest, most] = [line, lengthOf(line)];
    }
    return longest;
  }
}

function lengthOf({ begun, fresh }: Line<unknown>): number {
  return begun.length + fresh.length;
}
