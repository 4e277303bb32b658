import { enumField } from "@svc/service-kit/fields";
import type { z } from "zod";
import type { PlanKind } from "./spousal-consent.ts";

export const planKindSchema: z.ZodType<PlanKind> = enumField(
  "PlanKind",
  "Kind of source plan. Spousal consent and some distribution codes depend on it.",
  {
    pension: "A pension plan, or another plan that owes married participants a joint and survivor annuity.",
    profit_sharing: "A 401(k), profit-sharing or 403(b) plan under ERISA that does not owe such an annuity.",
    governmental_457b: "A governmental 457(b) plan.",
    governmental: "Any other governmental plan.",
    church: "A church plan that has not elected ERISA coverage.",
    non_erisa: "A 403(b) plan that ERISA does not cover.",
  } satisfies Record<PlanKind, string>,
);
