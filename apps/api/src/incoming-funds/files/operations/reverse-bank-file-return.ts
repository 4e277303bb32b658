import { getToday } from "@svc/rollover-rules/deadlines/days";
import { CERTAIN_MATCHES, isSentBack } from "@svc/rollover-rules/incoming/match-return";
import { validationFailed } from "@svc/service-kit/endpoints";
import { notFound, Problem } from "@svc/service-kit/errors";
import { graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";
import { write } from "../../../context/define-operation.ts";
import { readOrganizationTime } from "../../../people/organizations/organization-clock.ts";
import { voidReceiptsOfAll } from "../../apply-funds.ts";
import { writeReversal } from "../../reverse-funds.ts";
import { findImportedFile } from "../../store/incoming-funds-files-store.ts";
import { fileSchema, fileWithReturn, toFileView } from "../file-view.ts";
import { readReturnParts } from "../return-parts.ts";

const DEFAULT_REASON = "The bank took the money back.";
const exampleView = {
  ...fileWithReturn,
  returns: fileWithReturn.returns.map((one) => ({
    ...one,
    status: "reversed" as const,
    parts: one.parts.map((part) => ({ ...part, status: "reversed" as const, rolloverIds: [] })),
  })),
};

export const reverseBankFileReturn = write({
  name: "reverseBankFileReturn",
  summary: "Reverse all money that a return took back",
  description:
    "Reverses every part in `parts` that is not yet reversed or returned. Works like `POST /v1/incoming-funds/{id}/reverse`, with the return's day and return code. This is final. Voids the receipts of applied money with `void_receipt`, on every rollover. The match must be `arrival`, `divided` or `lines`; reverse other money separately.",
  scope: "rollovers:operate",
  scopesFor: () => ["rollovers:act"],
  id: "iff",
  input: z
    .strictObject({
      position: z
        .int("must be a whole number")
        .min(1, "must be at least 1")
        .max(50_000, "must be at most 50000")
        .describe("Position of the return in `returns`, from 1. Lines can have several returns.")
        .register(graphqlTypes, { scalar: "Int" }),
    })
    .meta({ id: "BankFileReturnInput", description: "A return in a bank file." }),
  view: fileSchema,
  example: { input: { position: 1 }, view: exampleView },
  responses: { 200: "The file, with the reversed money." },
  errors: ["invalid_transition", "history_mismatch"],
  rest: "POST /v1/bank-files/{id}/reverse-return",
  graphql: {
    mutation: "reverseBankFileReturn",
    payload: {
      name: "BankFilePayload",
      description: "Result of a mutation of a bank file.",
      view: z.object({ file: fileSchema.describe("The updated file. Null if there are errors.") }),
      toPayload: (file: z.output<typeof fileSchema>) => ({ file }),
    },
  },
  prepare: (call) => call.custodians.get(),
  async run(call, { id, position }, directory) {
    const { tx, principal, environment } = call;
    const { organizationId } = principal;
    const row = await findImportedFile(tx, organizationId, id);
    if (!row) throw notFound("incoming funds file");
    const fileReturn = row.returns[position - 1];
    if (!fileReturn) {
      const detail = `must be at most ${row.returns.length}, the number of returns in the file`;
      throw validationFailed([{ pointer: "#/position", detail }]);
    }
    const parts = (await readReturnParts(tx, organizationId, [fileReturn])).get(fileReturn) ?? [];
    const ids = parts.filter((part) => !isSentBack(part)).map((part) => part.id);
    const { match, incomingFundsId } = fileReturn;
    // Older files did not store the match.
    requireCertain(match ?? (incomingFundsId === null ? "unknown_number" : "arrival"), ids);
    const time = await readOrganizationTime(call, tx, organizationId);
    const reversal = {
      reason: fileReturn.returnReason ?? DEFAULT_REASON,
      returnCode: fileReturn.returnCode,
      reversedOn: fileReturn.receivedOn,
      now: time.now,
      today: getToday(time),
      pointer: "#/position",
    };
    for (const before of await voidReceiptsOfAll(call, ids, { reason: "bounced", directory }))
      await writeReversal(call, before, reversal);
    return toFileView(tx, row, environment);
  },
});

/** @throws Problem `invalid_transition` if a person must choose, or if nothing is left to reverse */
function requireCertain(match: string, ids: readonly string[]): void {
  if (!CERTAIN_MATCHES.some((one) => one === match)) {
    const detail = `The match is ${match}, so a person must choose. Reverse the right incoming funds with POST /v1/incoming-funds/{id}/reverse.`;
    throw new Problem("invalid_transition", detail, { extensions: { state: match } });
  }
  if (ids.length > 0) return;
  throw new Problem("invalid_transition", "All money of this return was already reversed or returned.", {
    extensions: { state: "reversed" },
  });
}
