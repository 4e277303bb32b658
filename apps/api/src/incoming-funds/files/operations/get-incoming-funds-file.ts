import { notFound } from "@svc/service-kit/errors";
import { read } from "../../../context/define-operation.ts";
import { findImportedFile } from "../../store/incoming-funds-files-store.ts";
import { fileSchema, fileWithReturn, toFileView } from "../file-view.ts";

export const getIncomingFundsFile = read({
  name: "getIncomingFundsFile",
  summary: "Retrieve an imported bank file",
  description: "`GET /v1/incoming-funds?fileId=` lists the file's credits.",
  scope: "rollovers:read",
  id: "iff",
  view: fileSchema,
  example: { view: fileWithReturn },
  responses: { 200: "The file, with its returns and warnings." },
  errors: [],
  rest: "GET /v1/bank-files/{id}",
  graphql: { query: "incomingFundsFile", isNode: true },
  async run({ db, principal, environment }, { id }) {
    const row = await findImportedFile(db.sql, principal.organizationId, id);
    if (!row) throw notFound("incoming funds file");
    return toFileView(db.sql, row, environment);
  },
});
