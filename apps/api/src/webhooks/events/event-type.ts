import type { z } from "zod";

export interface EventType {
  description: string;
  /** Schema of `data`. */
  data: z.ZodType;
  example: Record<string, unknown>;
}
