interface ClientTasks<Task> {
  started: Task[];
  pending: Task[];
}

/** Takes turns between clients, so that a client with many tasks delays only itself. */
export class RoundRobinQueue<Task> {
  private readonly clients = new Map<string, ClientTasks<Task>>();
  private count = 0;

  get length(): number {
    return this.count;
  }

  /** @param isStarted true for started work, which continues before the client's pending tasks */
  add(client: string, task: Task, isStarted = false): void {
    let tasks = this.clients.get(client);
    if (!tasks) {
      tasks = { started: [], pending: [] };
      this.clients.set(client, tasks);
    }
    (isStarted ? tasks.started : tasks.pending).push(task);
    this.count += 1;
  }

  remove(client: string, task: Task): boolean {
    const clientTasks = this.clients.get(client);
    if (!clientTasks) return false;
    const tasks = clientTasks.pending.includes(task) ? clientTasks.pending : clientTasks.started;
    const index = tasks.indexOf(task);
    if (index < 0) return false;
    tasks.splice(index, 1);
    this.count -= 1;
    if (countTasks(clientTasks) === 0) this.clients.delete(client);
    return true;
  }

  next(): Task | undefined {
    const [nextEntry] = this.clients;
    if (!nextEntry) return undefined;
    const [client, tasks] = nextEntry;
    this.clients.delete(client);
    const task = tasks.started.shift() ?? tasks.pending.shift();
    if (countTasks(tasks) > 0) this.clients.set(client, tasks);
    this.count -= 1;
    return task;
  }

  /**
   * Drops the newest pending task of the client with the most tasks. Never drops started work.
   * @returns null unless `canMakeRoomFor`. `evicted` is undefined if that client's tasks are all started work: the queue then
   * exceeds its limit
   */
  makeRoomFor(client: string): { evicted: Task | undefined } | null {
    const longest = this.findLongerQueue(client);
    if (!longest) return null;
    const evicted = longest.pending.pop();
    if (evicted !== undefined) this.count -= 1;
    return { evicted };
  }

  /** Returns true if another client has at least two tasks more than this client. */
  canMakeRoomFor(client: string): boolean {
    return this.findLongerQueue(client) !== null;
  }

  private findLongerQueue(client: string): ClientTasks<Task> | null {
    const ownTasks = this.clients.get(client);
    let longest: ClientTasks<Task> | null = null;
    let maxCount = (ownTasks ? countTasks(ownTasks) : 0) + 1;
    for (const tasks of this.clients.values()) {
      if (countTasks(tasks) <= maxCount) continue;
      longest = tasks;
      maxCount = countTasks(tasks);
    }
    return longest;
  }
}

function countTasks({ started, pending }: ClientTasks<unknown>): number {
  return started.length + pending.length;
}
