import { strings } from "./strings.ts";

/** Formats a time such as `3 to 5 business days`. */
export const formatBusinessDays = ({ min, max }: { min: number; max: number }): string =>
  strings.businessDays(min, max);
