import type { TaxYearWarning } from "@svc/rollover-rules/tax/years/find-tax-year";
import { graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";
import { intView } from "./int-view.ts";

export const taxYearWarningView = z
  .strictObject({
    code: z
      .enum(["tax_year_unknown"])
      .meta({ "x-open-enum": true })
      .describe("Machine-readable code. New values may be added.")
      .register(graphqlTypes, {
        scalar: "String",
        values: { tax_year_unknown: "This release has no tax rules for the year." },
      }),
    year: intView("The tax year without rules."),
    rulesYear: intView("The year whose rules are used instead."),
    lastKnownYear: intView("The last year with rules."),
    detail: z.string().describe("Human-readable explanation."),
  } satisfies z.ZodRawShape & Record<keyof TaxYearWarning, z.ZodType>)
  .describe("A tax year whose limits and codes are not known yet.")
  .register(graphqlTypes, { name: "TaxYearWarning" });
