import { AsyncLocalStorage } from "node:async_hooks";
import { dependencyUnavailable, Problem } from "../errors/problem.ts";
import { Turns } from "./turns.ts";

interface Task {
  start(): void;
  refuse(problem: Problem): void;
}

interface FairQueueOptions {
  /** As a 503 names it; the database by default. */
  name?: string;
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
  private readonly waiting = new Turns<Task>();
  private running = 0;

  /** How many tasks run. */
  get runningCount(): number {
    return this.running;
  }

  /** How many wait. */
  get waitingCount(): number {
    return this.waiting.length;
  }

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
        this.waiting.remove(client, task);
        reject(dependencyUnavailable(this.options.name ?? "The database"));
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
            this.waiting.next()?.start();
          });
      };
      // Begun by whoever was before it, and still a part of its own trace.
      const task: Task = { start: AsyncLocalStorage.bind(start), refuse };
      this.add(client, task);
    });
  }

  private add(client: string, task: Task): void {
    if (this.running < this.options.concurrency) {
      task.start();
      return;
    }
    if (this.waiting.length >= this.options.maxWaiting) {
      const room = this.waiting.makeRoomFor(client);
      if (!room) {
        task.refuse(noRoom());
        return;
      }
      room.gaveWay?.refuse(noRoom());
    }
    this.waiting.add(client, task);
  }
}

function noRoom(): Problem {
  return new Problem("rate_limited", "Too much of this is waiting already.", {
    headers: { "Retry-After": "1" },
  });
}
