import { exportCustodians as writeDirectory } from "@svc/custodians/import";
import { inSqlTransaction, recordAudit } from "@svc/database";
import { file } from "../../context/define-operation.ts";

/** Audited before the response, because the file contains full account numbers. */
export const exportCustodians = file({
  name: "exportCustodians",
  summary: "Export the custodian directory as a CSV file",
  description:
    "The CSV file can be imported again. It includes inactive custodians and full receiving " +
    "details, but no sandbox custodians. Each export is audited.",
  scope: "custodians:manage",
  mediaTypes: { "text/csv": "The directory, ordered by slug." },
  responses: { 200: "The CSV file." },
  errors: [],
  rest: "GET /portal/api/custodians/export",
  async run({ db, principal, requestId, clock }) {
    const bytes = Buffer.from(await writeDirectory(db));
    await inSqlTransaction(db, (tx) =>
      recordAudit(tx, {
        organizationId: null,
        actor: principal.actor,
        action: "custodians.exported",
        targetId: "custodians",
        data: {},
        requestId,
        at: clock.now(),
      }),
    );
    return { mediaType: "text/csv", name: "custodians.csv", bytes };
  },
});
