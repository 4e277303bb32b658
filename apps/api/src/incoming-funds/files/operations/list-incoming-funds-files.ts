import { decodeCursor, listQueryFields, mapPage } from "@svc/service-kit/lists";
import { z } from "zod";
import { type ApiCall, list } from "../../../context/define-operation.ts";
import { countImportedFiles, listImportedFilesPage } from "../../store/incoming-funds-files-store.ts";
import { fileSummaryExample, fileSummarySchema, toFileSummary } from "../file-view.ts";

export const listIncomingFundsFiles = list({
  name: "listIncomingFundsFiles",
  summary: "List imported bank files, newest first",
  description: "Each file is listed with its format, its sums and the number of credits.",
  scope: "rollovers:read",
  input: z.strictObject(listQueryFields),
  view: fileSummarySchema,
  example: { view: fileSummaryExample },
  responses: { 200: "One page of files." },
  errors: [],
  rest: "GET /v1/bank-files",
  graphql: {
    query: "incomingFundsFiles",
    count: ({ db, principal }: ApiCall) => countImportedFiles(db.sql, principal.organizationId, {}),
  },
  async run({ db, principal, environment }, { limit, cursor }) {
    const after = decodeCursor(cursor, "iff");
    const page = await listImportedFilesPage(db.sql, principal.organizationId, { after, limit });
    return mapPage(page, (row) => toFileSummary(row, environment));
  },
});
