import { measureFlat } from "./flat.ts";
import type { FlatFigures } from "./flat-report.ts";
import { type Footprint, measureFootprint } from "./footprint.ts";
import { benchKeys } from "./keys.ts";
import { measureSessions, type SessionFigures } from "./sessions.ts";
import type { Stage } from "./stage.ts";
import { measureDeliveries } from "./webhooks.ts";

export interface ExtraFigures {
  footprint: Footprint;
  sessions: SessionFigures;
  flat: FlatFigures;
  deliveries: Awaited<ReturnType<typeof measureDeliveries>>;
  /** Nanoseconds per call. */
  keyLibrary: Record<string, number>;
}

export async function measureExtras(stage: Stage, progress: (what: string) => void): Promise<ExtraFigures> {
  progress("memory, starts and actions");
  const footprint = await measureFootprint(stage, Number(process.env.BENCH_MIXED_SECONDS ?? 20));
  const sessions = await measureSessions(stage);
  progress("what stays flat");
  const flat = await measureFlat();
  progress("deliveries");
  const deliveries = await measureDeliveries();
  progress("the key library");
  const library = await benchKeys();
  const keyLibrary = Object.fromEntries(library.map(({ name, value }) => [name, value]));
  return { footprint, sessions, flat, deliveries, keyLibrary };
}
