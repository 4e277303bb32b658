import { type Sql, sql, statement } from "@svc/database";
import type { OrganizationAdditions } from "./organization-additions.ts";

/** Reads the additions of all organizations, because the directory is cached for all of them. */
export const readAdditions: (db: Sql) => Promise<OrganizationAdditions[]> = statement(
  "organization_additions",
  () => sql<OrganizationAdditions>`
    SELECT coalesce(r.organization_id, p.organization_id) AS "organizationId",
      coalesce(r.subject_id, p.subject_id) AS "subjectId", r.id AS "requirementSetId",
      coalesce(r.content -> 'requirements', '{}') AS requirements,
      nullif(r.content -> 'processingDays', 'null') AS "processingDays", p.id AS "paymentDetailsId"
    FROM (SELECT * FROM requirement_sets WHERE superseded_at IS NULL) r
    FULL JOIN (SELECT * FROM payment_details WHERE status = 'confirmed') p
      ON p.organization_id = r.organization_id AND p.subject_id = r.subject_id
    ORDER BY 1, 2`,
);
