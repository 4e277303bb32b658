import { strings } from "./strings.ts";

/** Returns `3 to 5 business days`. */
export const formatBusinessDays = ({ min, max }: { min: number; max: number }): string =>
  strings.businessDays(min, max);
