import { dateField } from "@svc/service-kit/fields";

/** No living person contributed earlier. PostgreSQL has no year 0. */
const OLDEST_DAY = "1900-01-01";

export const contributionDateField = dateField.refine(
  (day) => day >= OLDEST_DAY,
  "must be 1900-01-01 or later",
);
