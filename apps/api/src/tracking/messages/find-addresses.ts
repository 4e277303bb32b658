import { findAccountsByIds } from "@svc/accounts";
import type { Sql } from "@svc/database";
import type { ApiContext } from "../../context/context.ts";
import { readParticipantMessages } from "../../people/organizations/participant-messages.ts";
import type { Tracking } from "../tracking-config.ts";
import { isOptedOut } from "./opt-out-store.ts";

export interface MessageAddresses {
  email: string | null;
  phone: string | null;
}

export type UnreachableReason = "messages_off" | "opted_out" | "no_address";

/** Returns the addresses for the organization's messages, or the reason why there are none. */
export async function findAddresses(
  ctx: Pick<ApiContext, "mail" | "cipher">,
  tx: Sql,
  { tracking, organizationId, accountId }: { tracking: Tracking; organizationId: string; accountId: string },
): Promise<MessageAddresses | UnreachableReason> {
  const settings = await readParticipantMessages(tx, organizationId);
  if (!settings.email && !settings.sms) return "messages_off";
  if (await isOptedOut(tx, organizationId, accountId)) return "opted_out";
  const [found] = await findAccountsByIds(tx, ctx, { organizationId, ids: [accountId] });
  if (!found || found.status === "erased") return "no_address";
  const email = settings.email && ctx.mail !== null ? found.email : null;
  const phone = settings.sms && tracking.sms !== null ? found.phone : null;
  return email === null && phone === null ? "no_address" : { email, phone };
}
