import { inSqlTransaction, recordAudit } from "@svc/database";
import { notFound } from "@svc/service-kit/errors";
import { graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";
import { file } from "../../../context/define-operation.ts";
import { requireSecondPerson } from "../../../people/second-person/require-second-person.ts";
import { openStoredFile } from "../../documents/read-file.ts";
import { findLetter } from "../letter-store.ts";

/** Audits the download before it sends any byte. */
export const downloadLetter = file({
  name: "downloadLetter",
  summary: "Download the PDF of a letter",
  description:
    "Returns the stored PDF as an attachment, always with the same bytes. Each download is audited. If the connection closes before `Content-Length` bytes, the file is incomplete.",
  scope: "rollovers:reveal",
  id: "ltr",
  input: z.strictObject({
    copy: z
      .enum(["issued", "signed"], "must be issued or signed")
      .register(graphqlTypes, {
        values: { issued: "The PDF as issued.", signed: "The signed PDF." },
      })
      .default("issued")
      .describe("`issued` for the letter as issued, `signed` for its signed copy."),
  }),
  mediaTypes: { "application/pdf": "The letter." },
  responses: { 200: "The PDF." },
  errors: ["second_person_required"],
  rest: "GET /v1/letters/{id}/file",
  async run(call, { id, copy }) {
    const { organizationId, actor } = call.principal;
    const letter = await findLetter(call.db.sql, organizationId, id);
    if (!letter) throw notFound("letter");
    const stored = copy === "issued" ? letter : letter.signature;
    if (!stored) throw notFound("signed copy");
    const { rolloverId, kind, number } = letter;
    const name = `${kind.replaceAll("_", "-")}-${number}.pdf`;
    const audit = () =>
      inSqlTransaction(call.db, async (tx) => {
        const approval = await requireSecondPerson(call, tx, { action: "reveal", rolloverId });
        await recordAudit(tx, {
          organizationId,
          actor,
          action: "rollover.letter_read",
          targetId: rolloverId,
          data: { letterId: id, copy, ...approval },
          requestId: call.requestId,
          at: call.clock.now(),
        });
      });
    return openStoredFile(call, stored.fileId, {
      name,
      mediaType: "application/pdf",
      size: stored.fileSize,
      sha256: stored.fileSha256,
      audit,
    });
  },
});
