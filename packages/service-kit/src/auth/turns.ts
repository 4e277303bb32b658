interface Line<Task> {
  /** Of what goes on with something begun. */
  begun: Task[];
  fresh: Task[];
}

/** What waits, by client. Clients take turns: one that waits a thousand times waits for itself, not another for it. */
export class Turns<Task> {
  /** By client, in the order of the clients' turns. */
  private readonly lines = new Map<string, Line<Task>>();
  private count = 0;

  /** How many tasks wait, of all clients together. */
  get length(): number {
    return this.count;
  }

  /** @param isBegun whether it goes on with what the client has begun: it goes before what has not */
  add(client: string, task: Task, isBegun = false): void {
    let line = this.lines.get(client);
    if (!line) {
      line = { begun: [], fresh: [] };
      this.lines.set(client, line);
    }
    (isBegun ? line.begun : line.fresh).push(task);
    this.count += 1;
  }

  /** Takes out what waits no longer. @returns whether it was still there */
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

  /** Takes out the first task of the client whose turn it is; its others wait until all have had theirs. */
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
   * Looks for a place for one more task of a client where there is none: the newest of whoever has the most waiting gives way,
   * if it has not begun.
   *
   * @returns null where the client itself has the most; else the task that was taken out, if any
   */
  makeRoomFor(client: string): { gaveWay: Task | undefined } | null {
    const longest = this.longestBeside(client);
    if (!longest) return null;
    const gaveWay = longest.fresh.pop();
    if (gaveWay !== undefined) this.count -= 1;
    return { gaveWay };
  }

  /** Whether another client has more waiting than this one would have with one more. */
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
