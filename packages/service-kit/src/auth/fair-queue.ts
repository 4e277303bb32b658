import { AsyncLocalStorage } from "node:async_hooks";
import { dependencyUnavailable, Problem } from "../errors/problem.ts";
import { RoundRobinQueue } from "./round-robin-queue.ts";

interface Task {
  start(): void;
  refuse(problem: Problem): void;
}

interface FairQueueOptions {
  /** Dependency that a 503 response names. Default: the database. */
  name?: string;
  concurrency: number;
  maxWaiting: number;
  /** For the wait and the run together. */
  timeoutMs: number;
}

/** Takes turns between clients. When full, the client with the most tasks loses its newest one. */
export class FairQueue {
  private readonly options: FairQueueOptions;
  private readonly waiting = new RoundRobinQueue<Task>();
  private running = 0;

  get runningCount(): number {
    return this.running;
  }

  get waitingCount(): number {
    return this.waiting.length;
  }

  constructor(options: FairQueueOptions) {
    this.options = options;
  }

  /**
   * @throws Problem `rate_limited` if the queue is full; `dependency_unavailable` on timeout, even if a started task continues
   */
  run<T>(client: string, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const timeOut = () => {
        this.waiting.remove(client, task);
        reject(dependencyUnavailable(this.options.name ?? "The database"));
      };
      const timer = setTimeout(timeOut, this.options.timeoutMs);
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
      // Another task's completion can start this one. `bind` keeps this task's trace context.
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
      const eviction = this.waiting.makeRoomFor(client);
      if (!eviction) {
        task.refuse(queueFull());
        return;
      }
      eviction.evicted?.refuse(queueFull());
    }
    this.waiting.add(client, task);
  }
}

function queueFull(): Problem {
  return new Problem("rate_limited", "Too many requests are already waiting.", {
    headers: { "Retry-After": "1" },
  });
}
