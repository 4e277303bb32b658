import { graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";

const YEAR_ERROR = "must be a year, such as 2026";

export const yearQueryField = z
  .string(YEAR_ERROR)
  .regex(/^2\d{3}$/, YEAR_ERROR)
  .transform(Number)
  .meta({ description: "The tax year.", as: { type: "integer", minimum: 2000, maximum: 2999 } });

export const yearField = z
  .int(YEAR_ERROR)
  .min(2000, YEAR_ERROR)
  .max(2999, YEAR_ERROR)
  .describe("The tax year.")
  .register(graphqlTypes, { scalar: "Int" });
