import { api, getBody } from "../api/client.ts";
import { idParams } from "../api/queries.ts";
import { formatApprovalName } from "../pages/approvals/approval.ts";
import { toast } from "../ui/toast.tsx";
import { strings } from "./decision-strings.ts";

/** More notices would cover the page. The approvals page lists all requests. */
const MAX_NOTICES = 3;
/** Each event costs two requests. */
const MAX_EVENTS = 10;

/**
 * Notifies requesters of decisions, and approvers of new requests.
 * @param eventIds IDs of approval events
 */
export async function showDecisionNotices(eventIds: readonly string[], memberId: string): Promise<void> {
  if (document.visibilityState !== "visible") return;
  let shownCount = 0;
  for (const id of eventIds.slice(0, MAX_EVENTS)) {
    if (shownCount === MAX_NOTICES) return;
    try {
      if (await showNotice(id, memberId)) shownCount += 1;
    } catch {
      // A missing notice is harmless: the approvals page and the email contain the same information.
    }
  }
}

/** Returns false if the event does not concern the member. */
async function showNotice(eventId: string, memberId: string): Promise<boolean> {
  const { type, data } = await getBody(api.GET("/v1/events/{id}", idParams(eventId)));
  const { approvalId } = data as { approvalId?: string };
  if (!approvalId) return false;
  const approval = await getBody(api.GET("/v1/approvals/{id}", idParams(approvalId)));
  const { requestedBy, decidedBy, isOwn, cannotDecide } = approval;
  const name = formatApprovalName(approval);
  const link = { href: `/approvals/${approvalId}`, text: strings.open };
  if (type === "approval.requested") {
    if (cannotDecide !== null || requestedBy.id === memberId) return false;
    toast({ title: strings.requested, detail: name, link });
    return true;
  }
  if (!isOwn || decidedBy?.id === memberId) return false;
  const isConfirmed = type === "approval.confirmed";
  toast({
    title: isConfirmed ? strings.confirmed : strings.declined,
    detail: name,
    tone: isConfirmed ? "good" : "warn",
    link,
  });
  return true;
}
