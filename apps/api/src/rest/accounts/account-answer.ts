import { type Account, toAccountView } from "@svc/accounts";
import type { Environment } from "@svc/keys";
import { type BodyAnswer, toETag } from "@svc/service-kit";

/** One account as an answer, its version as the `ETag` that `If-Match` compares. */
export function accountAnswer(account: Account, environment: Environment): BodyAnswer {
  return {
    status: 200,
    body: toAccountView(account, environment),
    headers: { ETag: toETag(account.version) },
  };
}
