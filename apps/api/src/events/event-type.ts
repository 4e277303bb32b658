import type { z } from "zod";

/** One type of event. */
export interface EventType {
  description: string;
  /** Of `data`. */
  data: z.ZodType;
  example: Record<string, unknown>;
}
