import { useMutation, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { isPasskeyCanceled } from "../../api/auth-client.ts";
import { api, getBody } from "../../api/client.ts";
import { ProblemError } from "../../api/problem.ts";
import { refetch } from "../../api/queries.ts";
import { Button, ErrorNotice, Form, LinkButton, Notice, TextField, toast } from "../../ui/index.ts";
import { type Approval, formatApprovalName, isOutdated, runsOnConfirm } from "./approval.ts";
import { confirmApproval, confirmationQuery } from "./confirm.ts";
import { strings } from "./strings.ts";

const PATHS = {
  confirm: "/v1/approvals/{id}/confirm",
  decline: "/v1/approvals/{id}/decline",
  withdraw: "/v1/approvals/{id}/withdraw",
} as const;
const DONE_MESSAGES = { confirm: strings.confirmed, decline: strings.declined, withdraw: strings.withdrawn };

export function Decision({
  approval,
  onDone,
  hasFrame = false,
}: {
  approval: Approval;
  onDone?: () => unknown;
  /** False inside a notice, which already has a frame. */
  hasFrame?: boolean;
}) {
  const [isDeclining, setDeclining] = useState(false);
  const [reason, setReason] = useState("");
  const decide = useMutation({
    mutationFn: (decision: keyof typeof PATHS) =>
      decision === "confirm"
        ? confirmApproval(approval.id)
        : getBody(
            api.POST(PATHS[decision], {
              params: { path: { id: approval.id } },
              ...(decision === "decline" && reason.trim() !== "" ? { body: { reason: reason.trim() } } : {}),
            } as never),
          ),
    async onSuccess(_approval, decision) {
      toast({ title: `${DONE_MESSAGES[decision]}: ${formatApprovalName(approval)}`, tone: "good" });
      await refetch(
        "/v1/approvals",
        "/v1/approvals/{id}",
        "/v1/approvals/{id}/evidence",
        "/v1/rollovers/{id}",
        "/v1/rollovers/{id}/actions",
        "/v1/organization/settings",
      );
      await onDone?.();
    },
    // The decision may have failed because another person decided first.
    onError: () => refetch("/v1/approvals", "/v1/approvals/{id}"),
  });
  const errorNotice = <DecisionError error={decide.error} />;
  if (approval.isOwn) {
    return (
      <>
        <NextApprovers approval={approval} hasFrame={hasFrame} />
        {errorNotice}
        <div className="row">
          <Button onPress={() => decide.mutate("withdraw")} isPending={decide.isPending}>
            {strings.withdraw}
          </Button>
        </div>
      </>
    );
  }
  const blockedReason = approval.cannotDecide && strings.blockedReasons[approval.cannotDecide];
  if (blockedReason) {
    return (
      <OptionalFrame hasFrame={hasFrame} title={strings.cannotDecide}>
        <p>{blockedReason}</p>
        <ApproverList approval={approval} />
      </OptionalFrame>
    );
  }
  if (isDeclining) {
    return (
      <Form label={strings.decline} error={decide.error} onSubmit={() => decide.mutate("decline")}>
        <TextField
          label={strings.declineReason}
          hint={strings.declineHint}
          isOptional
          autoFocus
          rows={2}
          maxLength={500}
          value={reason}
          onChange={setReason}
        />
        <div className="row">
          <Button onPress={() => setDeclining(false)}>{strings.back}</Button>
          <Button type="submit" variant="danger" isPending={decide.isPending}>
            {strings.decline}
          </Button>
        </div>
      </Form>
    );
  }
  const canConfirm = !isOutdated(approval);
  return (
    <>
      {canConfirm && (
        <p className="soft">{runsOnConfirm(approval) ? strings.confirmHint : strings.confirmPermitsHint}</p>
      )}
      {errorNotice}
      <div className="row">
        {canConfirm && (
          <ConfirmButton
            approval={approval}
            onPress={() => decide.mutate("confirm")}
            isPending={decide.isPending}
          />
        )}
        <Button variant="danger" onPress={() => setDeclining(true)} isDisabled={decide.isPending}>
          {strings.decline}
        </Button>
      </div>
    </>
  );
}

function ConfirmButton({
  approval: { id },
  onPress,
  isPending,
}: {
  approval: Approval;
  onPress: () => void;
  isPending: boolean;
}) {
  const { data } = useQuery({ ...confirmationQuery(id), staleTime: 60_000 });
  if (data?.method === "passkey_not_set_up") {
    return (
      <LinkButton variant="primary" href="/profile">
        {strings.openProfile}
      </LinkButton>
    );
  }
  return (
    <Button variant="primary" onPress={onPress} isPending={isPending}>
      {data?.method === "passkey" ? strings.confirmWithPasskey : strings.confirm}
    </Button>
  );
}

function DecisionError({ error }: { error: unknown }) {
  if (isPasskeyCanceled(error)) return <Notice tone="warn" title={strings.passkeyCanceled} />;
  if (error instanceof ProblemError && error.problem.reason === "not_set_up") {
    return (
      <Notice tone="warn" title={strings.passkeyMissing}>
        <p>{strings.passkeyMissingHint}</p>
      </Notice>
    );
  }
  return <ErrorNotice error={error} />;
}

function NextApprovers({ approval, hasFrame }: { approval: Approval; hasFrame: boolean }) {
  return (
    <OptionalFrame hasFrame={hasFrame} title={strings.ownRequestHint}>
      <ApproverList approval={approval} />
      {!isOutdated(approval) && approval.approvers?.length !== 0 && (
        <p>{runsOnConfirm(approval) ? strings.nextRuns : strings.nextPermits}</p>
      )}
    </OptionalFrame>
  );
}

function OptionalFrame({
  hasFrame,
  title,
  children,
}: {
  hasFrame: boolean;
  title: string;
  children: ReactNode;
}) {
  if (hasFrame) return <Notice title={title}>{children}</Notice>;
  return (
    <>
      <p>
        <strong>{title}</strong>
      </p>
      {children}
    </>
  );
}

function ApproverList({ approval: { approvers } }: { approval: Approval }) {
  if (approvers === null) return null;
  return (
    <p>
      {approvers.length === 0
        ? strings.noApprovers
        : strings.canConfirm(approvers.map(({ name }) => name).join(", "))}
    </p>
  );
}
