import { dependencyUnavailable, Problem } from "../errors/problem.ts";

interface Task {
  start(): void;
  refuse(problem: Problem): void;
}

interface FairQueueOptions {
  /** How many tasks run at the same time. */
  concurrency: number;
  /** How many wait at most, of all clients together. */
  maxWaiting: number;
  /** How long a caller waits for its task's turn and end together, in milliseconds. */
  patienceMs: number;
}

/**
 * A short queue, in which clients take turns: one that asks a thousand times waits for itself, not another for it. When
 * it is full, whoever has the most waiting gives way, so that there is room for somebody new.
 */
export class FairQueue {
  private readonly options: FairQueueOptions;
  /** What waits, by client, in the order of the clients' turns. */
  private readonly waiting = new Map<string, Task[]>();
  private waitingCount = 0;
  private running = 0;

  constructor(options: FairQueueOptions) {
    this.options = options;
  }

  /**
   * Runs a task in its client's turn, and gives what it gives.
   *
   * @throws Problem `rate_limited` at once when there is no room; `dependency_unavailable` when it has not ended in
   *   time: one that runs may still end, and nobody hears of it
   */
  run<T>(client: string, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const lose = () => {
        this.remove(client, task);
        reject(dependencyUnavailable("The database"));
      };
      const timer = setTimeout(lose, this.options.patienceMs);
      const refuse = (problem: Problem) => {
        clearTimeout(timer);
        reject(problem);
      };
      const start = () => {
        this.running += 1;
        work()
          .then(resolve, reject)
          .finally(() => {
            clearTimeout(timer);
            this.running -= 1;
            this.startNext();
          });
      };
      const task: Task = { start, refuse };
      this.add(client, task);
    });
  }

  private add(client: string, task: Task): void {
    if (this.running < this.options.concurrency) {
      task.start();
      return;
    }
    if (this.waitingCount >= this.options.maxWaiting && !this.makeRoomFor(client)) {
      task.refuse(noRoom());
      return;
    }
    const tasks = this.waiting.get(client);
    if (tasks) tasks.push(task);
    else this.waiting.set(client, [task]);
    this.waitingCount += 1;
  }

  /** Takes out what waits no longer. */
  private remove(client: string, task: Task): void {
    const tasks = this.waiting.get(client) ?? [];
    const left = tasks.filter((one) => one !== task);
    if (left.length === tasks.length) return;
    this.waitingCount -= 1;
    if (left.length > 0) this.waiting.set(client, left);
    else this.waiting.delete(client);
  }

  /** Refuses the newest of whoever has the most waiting. @returns false where that is the one who asks */
  private makeRoomFor(client: string): boolean {
    let [longest, most] = [client, (this.waiting.get(client)?.length ?? 0) + 1];
    for (const [other, { length }] of this.waiting) {
      if (length > most) [longest, most] = [other, length];
    }
    if (longest === client) return false;
    const newest = this.waiting.get(longest)?.at(-1);
    if (newest) this.remove(longest, newest);
    newest?.refuse(noRoom());
    return true;
  }

  /** Starts the first task of the client whose turn it is; its others wait until all have had theirs. */
  private startNext(): void {
    const [turn] = this.waiting;
    if (!turn) return;
    const [client, [task, ...others]] = turn;
    this.waiting.delete(client);
    if (others.length > 0) this.waiting.set(client, others);
    this.waitingCount -= 1;
    task?.start();
  }
}

function noRoom(): Problem {
  return new Problem("rate_limited", "Too much of this is waiting already.", {
    headers: { "Retry-After": "1" },
  });
}
