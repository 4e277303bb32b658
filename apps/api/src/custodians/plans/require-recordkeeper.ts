import { validationFailed } from "@svc/service-kit/endpoints";
import type { ApiCall } from "../../context/define-operation.ts";

/** @throws Problem `validation_failed` for an unknown custodian */
export async function requireRecordkeeper(
  { custodians }: Pick<ApiCall, "custodians">,
  { recordkeeperId }: { recordkeeperId?: string | null | undefined },
): Promise<void> {
  if (recordkeeperId == null) return;
  if ((await custodians.get()).findById(recordkeeperId)) return;
  throw validationFailed([{ pointer: "#/recordkeeperId", detail: "unknown custodian" }]);
}
