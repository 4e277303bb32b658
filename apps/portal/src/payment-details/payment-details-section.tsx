import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { flattenPages } from "../api/queries.ts";
import { useHasScope, useMe } from "../api/session.ts";
import type { Subject } from "../requirements/requirement-sets.ts";
import { serializeAddress } from "../shell/address.ts";
import { Button, CopyAsCurl, LoadMore, Notice, QueryContent, Section } from "../ui/index.ts";
import { AddPaymentDetails } from "./add-payment-details.tsx";
import { ConfirmPaymentDetails } from "./confirm-payment-details.tsx";
import { type PaymentDetails, paymentDetailsQuery } from "./payment-details.ts";
import { PaymentFacts, PaymentOrigin } from "./payment-facts.tsx";
import { PaymentStatusBadge } from "./payment-status-badge.tsx";
import { RejectPaymentDetails } from "./reject-payment-details.tsx";
import { strings } from "./strings.ts";
import "./payment-details.css";

type OpenDialog = { kind: "add" } | { kind: "confirm" | "reject"; details: PaymentDetails };

export function PaymentDetailsSection({ subject }: { subject: Subject }) {
  const query = useInfiniteQuery(paymentDetailsQuery(subject));
  const canChange = useHasScope()("rollovers:operate");
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const entries = flattenPages<PaymentDetails>(query.data);
  const unconfirmed = entries.filter(({ status }) => status === "unconfirmed");
  const confirmed = entries.filter(({ status }) => status === "confirmed");
  const earlier = entries.filter(({ status }) => status === "rejected" || status === "superseded");
  const close = () => setOpenDialog(null);
  const renderEntry = (details: PaymentDetails) => (
    <Entry
      key={details.id}
      details={details}
      onDecide={canChange ? (kind) => setOpenDialog({ kind, details }) : null}
    />
  );
  return (
    <Section
      title={strings.title}
      actions={
        <>
          <CopyAsCurl call={{ method: "GET", path: `/v1/payment-details${serializeAddress(subject)}` }} />
          {canChange && (
            <Button size="small" onPress={() => setOpenDialog({ kind: "add" })}>
              {strings.add}
            </Button>
          )}
        </>
      }
    >
      <p className="soft">{"planId" in subject ? strings.hint.plan : strings.hint.custodian}</p>
      <QueryContent query={query}>
        {() => (
          <>
            {unconfirmed.length + confirmed.length === 0 && <p>{strings.none}</p>}
            {[...unconfirmed, ...confirmed].map(renderEntry)}
            {earlier.length > 0 && (
              <details className="payment-history">
                <summary>{strings.earlier(earlier.length)}</summary>
                <div className="stack">{earlier.map(renderEntry)}</div>
              </details>
            )}
          </>
        )}
      </QueryContent>
      <LoadMore query={query} />
      {openDialog?.kind === "add" && <AddPaymentDetails subject={subject} onClose={close} />}
      {openDialog?.kind === "confirm" && (
        <ConfirmPaymentDetails
          details={openDialog.details}
          replacesOthers={confirmed.length > 0}
          onClose={close}
        />
      )}
      {openDialog?.kind === "reject" && <RejectPaymentDetails details={openDialog.details} onClose={close} />}
    </Section>
  );
}

function Entry({
  details,
  onDecide,
}: {
  details: PaymentDetails;
  onDecide: ((kind: "confirm" | "reject") => void) | null;
}) {
  const { memberId } = useMe();
  const { status, payee, createdBy } = details;
  const isUnconfirmed = status === "unconfirmed";
  const isOwn = createdBy.id === memberId;
  return (
    <article className="payment-entry">
      <div className="row row-between">
        <PaymentStatusBadge status={status} />
        {onDecide && (isUnconfirmed || status === "confirmed") && (
          <span className="row no-print">
            <Button
              size="small"
              variant="danger"
              aria-label={`${strings.reject}: ${payee}`}
              onPress={() => onDecide("reject")}
            >
              {strings.reject}
            </Button>
            {isUnconfirmed && !isOwn && (
              <Button
                size="small"
                variant="primary"
                aria-label={`${strings.confirm}: ${payee}`}
                onPress={() => onDecide("confirm")}
              >
                {strings.confirm}
              </Button>
            )}
          </span>
        )}
      </div>
      {isUnconfirmed && isOwn && (
        <Notice title={strings.own}>
          <p>{strings.ownHint}</p>
        </Notice>
      )}
      <PaymentFacts details={details} />
      <PaymentOrigin details={details} />
    </article>
  );
}
