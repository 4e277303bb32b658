<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Internal\Transport;
use Svc\PageList;
use Svc\Response;
use Svc\Types;

/**
 * Methods of `$client->approvals`.
 *
 * @phpstan-import-type Approval from Types
 * @phpstan-import-type ApprovalAction from Types
 * @phpstan-import-type ApprovalEvidence from Types
 * @phpstan-import-type ApprovalState from Types
 * @phpstan-import-type ApprovalsListView from Types
 * @phpstan-import-type ConfirmApprovalRequest from Types
 * @phpstan-import-type DeclineApprovalRequest from Types
 * @phpstan-import-type RequestApprovalRequest from Types
 */
final class ApprovalsResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List approvals, newest first.
     *
     * Use `state=pending` for approvals that are waiting for a second person.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @param int|null $limit Page size, from 1 to 100.
     * @param string|null $cursor `nextCursor` of the previous page.
     * @param ApprovalsListView|null $view `summary` omits `params`, `rollover`, `changes`, `changedFacts`, `approvers`. `full` returns all fields. Default: `full`.
     * @param ApprovalState|null $state The state of an approval. New values may be added.
     * @param ApprovalAction|null $action The requested action. New values may be added.
     * @param string|null $rolloverId Only approvals of this rollover.
     * @return PageList<Approval>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $view = null,
        ?string $state = null,
        ?string $action = null,
        ?string $rolloverId = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): PageList {
        return new PageList(fn (?string $cursor) => $this->transport->json(
            'GET',
            '/v1/approvals',
            query: [
                'limit' => $limit,
                'cursor' => $cursor,
                'view' => $view,
                'state' => $state,
                'action' => $action,
                'rolloverId' => $rolloverId,
            ],
            timeout: $timeout,
            maxRetries: $maxRetries,
        ), $cursor);
    }

    /**
     * Request an approval.
     *
     * The action is validated now and executed when another person confirms it within 24 hours. After confirmation
     * of `reveal` or an action on a live key, you execute it yourself. A new request for the same action withdraws
     * your earlier one. You can request an approval even if the organization does not require a second person.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @param RequestApprovalRequest $body
     * @return Approval
     */
    public function request(
        array $body,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/approvals',
            body: $body,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Retrieve an approval.
     *
     * Shows the requested action, who requested it, and who can decide.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @return Approval
     */
    public function get(string $id, ?float $timeout = null, ?int $maxRetries = null): array
    {
        return $this->transport->json(
            'GET',
            '/v1/approvals/' . Transport::quote($id),
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Confirm an approval.
     *
     * Confirming executes the requested action in the same transaction. `reveal` and actions on live keys are the
     * exception: the requester executes those later. If the action is no longer possible, or the facts that the
     * approval covers have changed, nothing is done and the approval stays pending. You need the scopes of the
     * action, and you must not be the requester or the creator of the key that requested it. A member with a passkey
     * signs the request's digest with it. Other members must have signed in within the last 15 minutes.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @param ConfirmApprovalRequest|null $body
     * @return Approval
     */
    public function confirm(
        string $id,
        ?array $body = null,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/approvals/' . Transport::quote($id) . '/confirm',
            body: $body,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Decline an approval.
     *
     * The requested action is not performed. The requester can request it again.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @param DeclineApprovalRequest|null $body
     * @return Approval
     */
    public function decline(
        string $id,
        ?array $body = null,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/approvals/' . Transport::quote($id) . '/decline',
            body: $body,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Retrieve the evidence of an approval.
     *
     * Compares the covered facts at the time of the request with the facts now. After the decision, the receipt
     * proves who decided what: its digest covers the request, and the decider's passkey signed it. The response is
     * JSON, or a printable receipt if `Accept` prefers `application/pdf`.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @return ApprovalEvidence
     */
    public function evidence(string $id, ?float $timeout = null, ?int $maxRetries = null): array
    {
        return $this->transport->json(
            'GET',
            '/v1/approvals/' . Transport::quote($id) . '/evidence',
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Retrieve the evidence of an approval.
     *
     * Compares the covered facts at the time of the request with the facts now. After the decision, the receipt
     * proves who decided what: its digest covers the request, and the decider's passkey signed it. The response is
     * JSON, or a printable receipt if `Accept` prefers `application/pdf`.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     */
    public function evidencePdf(string $id, ?float $timeout = null, ?int $maxRetries = null): Response
    {
        return $this->transport->raw(
            'GET',
            '/v1/approvals/' . Transport::quote($id) . '/evidence',
            accept: 'application/pdf',
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Withdraw your approval request.
     *
     * You can withdraw it until it is decided, as the requesting member or with one of that member's keys.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @return Approval
     */
    public function withdraw(
        string $id,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/approvals/' . Transport::quote($id) . '/withdraw',
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }
}
