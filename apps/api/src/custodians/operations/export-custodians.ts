import { exportCustodians as writeDirectory } from "@svc/custodians/import";
import { inSqlTransaction, recordAudit } from "@svc/database";
import { file } from "../../declare.ts";

/** Contains full account numbers for re-import, so the export is audited first. */
export const exportCustodians = file({
  name: "exportCustodians",
  summary: "Write the directory of custodians as the CSV file that an import takes",
  description:
    "The inactive ones too, and how money reaches each, whole. Without the sandbox's. It is written down who has asked.",
  scope: "custodians:manage",
  mediaTypes: { "text/csv": "The directory, by slug." },
  answers: { 200: "The file." },
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
