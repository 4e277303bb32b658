import { Problem } from "@svc/service-kit/errors";
import type { Metric } from "@svc/service-kit/metrics";

type Outcome = "accepted" | "refused" | "limited" | "failed";

export class SignInOutcomes {
  private readonly counts = new Map<string, Record<Outcome, number>>();

  /** @param step such as `sign-in/email` */
  async count(step: string, work: () => Promise<void>): Promise<void> {
    const counts = this.counts.get(step) ?? { accepted: 0, refused: 0, limited: 0, failed: 0 };
    this.counts.set(step, counts);
    try {
      await work();
      counts.accepted += 1;
    } catch (error) {
      counts[toOutcome(error)] += 1;
      throw error;
    }
  }

  metrics(): Metric[] {
    return [
      {
        name: "svc_sign_ins_total",
        help: "Portal sign-in steps, by outcome. A second factor may follow a password.",
        type: "counter",
        read: () =>
          [...this.counts].flatMap(([step, outcomes]) =>
            Object.entries(outcomes).map(([outcome, value]) => ({ labels: { step, outcome }, value })),
          ),
      },
    ];
  }
}

function toOutcome(error: unknown): Outcome {
  if (!(error instanceof Problem) || error.status >= 500) return "failed";
  return error.status === 429 ? "limited" : "refused";
}
