import type { CustodianDirectory } from "@svc/custodians";
import type { UploadedFile } from "@svc/operations";
import type { VerifiedRollover } from "@svc/rollover-rules/rollover";
import type { DocumentType } from "@svc/rollover-rules/workflow/action-params";
import { Problem } from "@svc/service-kit/errors";
import { requireVersion } from "@svc/service-kit/http";
import type { ApiCall, ApiChange } from "../../context/define-operation.ts";
import { mapPointers, performAction } from "../actions/perform-action.ts";
import { lockForChange } from "../changes/lock-for-change.ts";
import { markFileStored } from "./document-file-store.ts";
import { requireDigest, toProvidedDocument } from "./uploaded-document.ts";

interface Upload {
  type: DocumentType;
  name?: string | undefined;
  sha256?: string | undefined;
  expiresOn?: string | undefined;
  file: UploadedFile;
}

/**
 * @throws Problem `not_found`, `version_conflict`, `history_mismatch`, `validation_failed`, `dependency_unavailable`,
 * or a problem of `planAction`
 */
export async function provideUploadedDocument(
  call: ApiCall & Pick<ApiChange, "tx">,
  rolloverId: string,
  { upload: { file, ...input }, directory }: { upload: Upload; directory: CustodianDirectory },
): Promise<VerifiedRollover> {
  const { tx, principal, ifMatch } = call;
  const { organizationId, actor } = principal;
  requireDigest(input.sha256, file);
  const { rollover, context } = await lockForChange(call, tx, { organizationId, rolloverId, directory });
  requireVersion(rollover, ifMatch);
  const parsedAction = {
    action: "provide_documents" as const,
    params: { documents: [toProvidedDocument(input, file)] },
  };
  const result = performAction(call, tx, { before: rollover, parsedAction, context, actor });
  const next = await mapPointers(result, "#/params/documents/0", "#");
  if (!(await markFileStored(tx, organizationId, file.id))) {
    throw new Problem(
      "dependency_unavailable",
      "The upload was abandoned before it finished. Send the file again.",
    );
  }
  return next;
}
