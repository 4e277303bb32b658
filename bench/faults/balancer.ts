const LOOK_EVERY_MS = 250;
const PATIENCE_MS = 2_000;

/** Polls which processes are ready, like a load balancer. */
export class Balancer {
  private readonly away = new Set<string>();
  private readonly timer: NodeJS.Timeout;

  constructor(urls: readonly string[]) {
    this.timer = setInterval(() => {
      for (const url of urls) void this.look(url);
    }, LOOK_EVERY_MS);
  }

  /** Returns a ready process in round-robin order; any process if none is ready. */
  choose(urls: readonly string[], turn: number): string {
    const ready = urls.filter((url) => !this.away.has(url));
    const some = ready.length > 0 ? ready : urls;
    return some[turn % some.length] ?? "";
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async look(url: string): Promise<void> {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(`${url}/health/ready`, { signal }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) this.away.delete(url);
    else this.away.add(url);
  }
}
