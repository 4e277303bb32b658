import { dateField } from "@svc/service-kit/fields";

/** No living person contributed earlier. Also excludes the year 0, which PostgreSQL lacks. */
const OLDEST_DAY = "1900-01-01";

export const contributionDateField = dateField.refine(
  (day) => day >= OLDEST_DAY,
  `must be ${OLDEST_DAY} or later`,
);
