import { z } from "zod";

const YEAR_ERROR = "must be a year, such as 2026";

/** A tax year in a query string. */
export const yearField = z
  .string(YEAR_ERROR)
  .regex(/^2\d{3}$/, YEAR_ERROR)
  .transform(Number)
  .meta({ description: "The tax year.", as: { type: "integer", minimum: 2000, maximum: 2999 } });

/** A tax year in GraphQL. */
export const yearArgument = z.int(YEAR_ERROR).min(2000, YEAR_ERROR).max(2999, YEAR_ERROR);
