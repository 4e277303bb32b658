import type { z } from "zod";

export interface EventType {
  description: string;
  data: z.ZodType;
  example: Record<string, unknown>;
}
