<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Internal\Transport;
use Svc\PageList;
use Svc\Types;

/**
 * Methods of `$client->incomingFunds`.
 *
 * @phpstan-import-type IncomingFunds from Types
 * @phpstan-import-type IncomingFundsApplication from Types
 * @phpstan-import-type IncomingFundsBatch from Types
 * @phpstan-import-type IncomingFundsBatchInput from Types
 * @phpstan-import-type IncomingFundsEntry from Types
 * @phpstan-import-type IncomingFundsInput from Types
 * @phpstan-import-type IncomingFundsListSort from Types
 * @phpstan-import-type IncomingFundsMethod from Types
 * @phpstan-import-type IncomingFundsPatch from Types
 * @phpstan-import-type IncomingFundsStatus from Types
 * @phpstan-import-type IncomingFundsSuggestions from Types
 * @phpstan-import-type IncomingFundsSummary from Types
 * @phpstan-import-type NigoItemsGetExpand from Types
 * @phpstan-import-type ReturnIncomingFundsRequest from Types
 * @phpstan-import-type ReverseIncomingFundsRequest from Types
 * @phpstan-import-type SuspendIncomingFundsRequest from Types
 * @phpstan-import-type UnapplyIncomingFundsRequest from Types
 */
final class IncomingFundsResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List incoming funds.
     *
     * Lists money that arrived, newest first. Filter by `status` to find money that is not matched yet.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @param int|null $limit Page size, from 1 to 100.
     * @param string|null $cursor `nextCursor` of the previous page.
     * @param NigoItemsGetExpand|list<NigoItemsGetExpand>|null $expand Objects to include, separated by commas: `custodian` (requires the scope `custodians:read`).
     * @param IncomingFundsStatus|null $status Only money with this status.
     * @param string|null $receivedFrom Only money that arrived on or after this date.
     * @param string|null $receivedTo Only money that arrived on or before this date.
     * @param IncomingFundsMethod|null $method Only money that arrived in this way.
     * @param string|null $amount Only this amount.
     * @param string|null $custodianId Only money from this custodian.
     * @param string|null $ownerId Only money with this owner: your ID for the person who works on it.
     * @param bool|null $overdue `true`: only money in suspense past its return date. `false`: only other money.
     * @param IncomingFundsListSort|null $sort Order of the list. Default: newest first.
     * @param string|null $fileId Only entries of this bank file.
     * @param string|null $q An ID, check number, trace number or bank reference, the last four characters of the account number, or the start of the sender's name.
     * @return PageList<IncomingFunds>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
        string|array|null $expand = null,
        ?string $status = null,
        ?string $receivedFrom = null,
        ?string $receivedTo = null,
        ?string $method = null,
        ?string $amount = null,
        ?string $custodianId = null,
        ?string $ownerId = null,
        ?bool $overdue = null,
        ?string $sort = null,
        ?string $fileId = null,
        ?string $q = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): PageList {
        return new PageList(fn (?string $cursor) => $this->transport->json(
            'GET',
            '/v1/incoming-funds',
            query: [
                'limit' => $limit,
                'cursor' => $cursor,
                'expand' => $expand,
                'status' => $status,
                'receivedFrom' => $receivedFrom,
                'receivedTo' => $receivedTo,
                'method' => $method,
                'amount' => $amount,
                'custodianId' => $custodianId,
                'ownerId' => $ownerId,
                'overdue' => $overdue,
                'sort' => $sort,
                'fileId' => $fileId,
                'q' => $q,
            ],
            timeout: $timeout,
            maxRetries: $maxRetries,
        ), $cursor);
    }

    /**
     * Record money that arrived.
     *
     * For money that no rollover expects yet. `GET /v1/incoming-funds/{id}/suggestions` lists rollovers that it
     * could belong to. A bank reference that is already recorded marks a suspected duplicate, which is recorded too.
     *
     * Requires an `ak_` key with the scope `rollovers:operate`.
     *
     * @param IncomingFundsInput $body
     * @return IncomingFunds
     */
    public function record(
        array $body,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/incoming-funds',
            body: $body,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Record up to 100 arrivals.
     *
     * Each item is recorded independently, like `POST /v1/incoming-funds`, and has its own result. Each item counts
     * as one request.
     * If you repeat a batch with the same idempotency key, only missing items are recorded.
     *
     * Requires an `ak_` key with the scope `rollovers:operate`.
     *
     * @param IncomingFundsBatchInput $body
     * @return IncomingFundsBatch
     */
    public function recordBatch(
        array $body,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/incoming-funds/batch',
            body: $body,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Sum incoming funds by day, file and age.
     *
     * Days are those on which the money arrived. Amounts show where the money is now. `total` and `days` cover the
     * range of days; `suspense` covers all money.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @param string|null $from First day. Default: the same day as `to`.
     * @param string|null $to Last day. Default: today.
     * @return IncomingFundsSummary
     */
    public function summary(
        ?string $from = null,
        ?string $to = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'GET',
            '/v1/incoming-funds/summary',
            query: ['from' => $from, 'to' => $to],
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Retrieve incoming funds.
     *
     * Shows the amount, its sender, the rollovers it was applied to and its deadline.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @param NigoItemsGetExpand|list<NigoItemsGetExpand>|null $expand Objects to include, separated by commas: `custodian` (requires the scope `custodians:read`).
     * @return IncomingFunds
     */
    public function get(
        string $id,
        string|array|null $expand = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'GET',
            '/v1/incoming-funds/' . Transport::quote($id),
            query: ['expand' => $expand],
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Change the owner, note or deadline of incoming funds.
     *
     * Only the sent fields change. The amount and the sender cannot be changed.
     *
     * Requires an `ak_` key with the scope `rollovers:operate`.
     *
     * @param IncomingFundsPatch $body
     * @return IncomingFunds
     */
    public function update(
        string $id,
        array $body,
        ?string $idempotencyKey = null,
        ?int $ifVersion = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'PATCH',
            '/v1/incoming-funds/' . Transport::quote($id),
            body: $body,
            idempotencyKey: $idempotencyKey,
            ifVersion: $ifVersion,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Apply incoming funds to rollovers.
     *
     * Performs `mark_funds_received` on each rollover, and links the receipts. Send `rolloverId` for one rollover,
     * or `allocations` that add up to the amount. Applies everything or nothing.
     *
     * Requires an `ak_` key with the scope `rollovers:operate`.
     *
     * @param IncomingFundsApplication $body
     * @return IncomingFunds
     */
    public function apply(
        string $id,
        array $body,
        ?string $idempotencyKey = null,
        ?int $ifVersion = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/incoming-funds/' . Transport::quote($id) . '/apply',
            body: $body,
            idempotencyKey: $idempotencyKey,
            ifVersion: $ifVersion,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * List the changes of incoming funds, oldest first.
     *
     * Each entry has the change, its time and who made it.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @param int|null $limit Page size, from 1 to 100.
     * @param string|null $cursor `nextCursor` of the previous page.
     * @return PageList<IncomingFundsEntry>
     */
    public function history(
        string $id,
        ?int $limit = null,
        ?string $cursor = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): PageList {
        return new PageList(fn (?string $cursor) => $this->transport->json(
            'GET',
            '/v1/incoming-funds/' . Transport::quote($id) . '/history',
            query: ['limit' => $limit, 'cursor' => $cursor],
            timeout: $timeout,
            maxRetries: $maxRetries,
        ), $cursor);
    }

    /**
     * Record that incoming funds were returned to their sender.
     *
     * This is final. Applied money must be unapplied first.
     *
     * Requires an `ak_` key with the scope `rollovers:operate`.
     *
     * @param ReturnIncomingFundsRequest $body
     * @return IncomingFunds
     */
    public function return(
        string $id,
        array $body,
        ?string $idempotencyKey = null,
        ?int $ifVersion = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/incoming-funds/' . Transport::quote($id) . '/return',
            body: $body,
            idempotencyKey: $idempotencyKey,
            ifVersion: $ifVersion,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Record that the bank took incoming funds back.
     *
     * For a check that bounced (NSF) or an ACH return. This is final. If the money is applied, voids the receipts
     * with `void_receipt` first.
     *
     * Requires an `ak_` key with the scope `rollovers:operate`.
     *
     * @param ReverseIncomingFundsRequest $body
     * @return IncomingFunds
     */
    public function reverse(
        string $id,
        array $body,
        ?string $idempotencyKey = null,
        ?int $ifVersion = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/incoming-funds/' . Transport::quote($id) . '/reverse',
            body: $body,
            idempotencyKey: $idempotencyKey,
            ifVersion: $ifVersion,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Suggest rollovers for incoming funds.
     *
     * Open rollovers that the money could belong to, best first: by amount, custodian, account number, name,
     * reference, check number and tracking number.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @return IncomingFundsSuggestions
     */
    public function suggestions(string $id, ?float $timeout = null, ?int $maxRetries = null): array
    {
        return $this->transport->json(
            'GET',
            '/v1/incoming-funds/' . Transport::quote($id) . '/suggestions',
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Put incoming funds in suspense.
     *
     * For money that cannot be applied yet. It must be returned to its sender by `returnBy`. Default: today plus the
     * number of days in the setting `incomingFunds.suspenseDays`.
     *
     * Requires an `ak_` key with the scope `rollovers:operate`.
     *
     * @param SuspendIncomingFundsRequest $body
     * @return IncomingFunds
     */
    public function suspend(
        string $id,
        array $body,
        ?string $idempotencyKey = null,
        ?int $ifVersion = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/incoming-funds/' . Transport::quote($id) . '/suspend',
            body: $body,
            idempotencyKey: $idempotencyKey,
            ifVersion: $ifVersion,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Unapply incoming funds from their rollovers.
     *
     * Voids the receipts with `void_receipt`. The money is unmatched again.
     *
     * Requires an `ak_` key with the scope `rollovers:operate`.
     *
     * @param UnapplyIncomingFundsRequest $body
     * @return IncomingFunds
     */
    public function unapply(
        string $id,
        array $body,
        ?string $idempotencyKey = null,
        ?int $ifVersion = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/incoming-funds/' . Transport::quote($id) . '/unapply',
            body: $body,
            idempotencyKey: $idempotencyKey,
            ifVersion: $ifVersion,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }
}
