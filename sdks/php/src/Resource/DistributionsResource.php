<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Internal\Transport;
use Svc\PageList;
use Svc\Types;

/**
 * Methods of `$client->distributions`.
 *
 * @phpstan-import-type ApprovalsListView from Types
 * @phpstan-import-type CancelDistributionRequest from Types
 * @phpstan-import-type CashPaymentInput from Types
 * @phpstan-import-type Distribution from Types
 * @phpstan-import-type DistributionInput from Types
 * @phpstan-import-type RolloversGetExpand from Types
 * @phpstan-import-type SubmitDistributionRequest from Types
 */
final class DistributionsResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List distributions, newest first.
     *
     * Each distribution is listed with the destinations of its money.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @param int|null $limit Page size, from 1 to 100.
     * @param string|null $cursor `nextCursor` of the previous page.
     * @param ApprovalsListView|null $view `summary` omits `moneySources`, `paidToParticipant`, `destinations`. `full` returns all fields. Default: `full`.
     * @param RolloversGetExpand|list<RolloversGetExpand>|null $expand Objects to include, separated by commas: `account` (requires the scope `accounts:read`), `custodians` (requires the scope `custodians:read`).
     * @return PageList<Distribution>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $view = null,
        string|array|null $expand = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): PageList {
        return new PageList(fn (?string $cursor) => $this->transport->json(
            'GET',
            '/v1/distributions',
            query: ['limit' => $limit, 'cursor' => $cursor, 'view' => $view, 'expand' => $expand],
            timeout: $timeout,
            maxRetries: $maxRetries,
        ), $cursor);
    }

    /**
     * Create a distribution.
     *
     * Creates draft rollovers for all money that leaves one account at the same time, whatever its destinations.
     * Creates all of them or none, and errors name the destination. Pre-tax and after-tax money is allocated to the
     * destinations by IRS Notice 2014-54. With several destinations, the participant can choose how much of each
     * goes where.
     *
     * Requires an `ak_` key with the scope `rollovers:write`.
     *
     * @param DistributionInput $body
     * @return Distribution
     */
    public function create(
        array $body,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/distributions',
            body: $body,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Retrieve a distribution.
     *
     * Shows the destinations, the cash part and the tax treatment of the distribution.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @param RolloversGetExpand|list<RolloversGetExpand>|null $expand Objects to include, separated by commas: `account` (requires the scope `accounts:read`), `custodians` (requires the scope `custodians:read`).
     * @return Distribution
     */
    public function get(
        string $id,
        string|array|null $expand = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'GET',
            '/v1/distributions/' . Transport::quote($id),
            query: ['expand' => $expand],
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Cancel a distribution.
     *
     * Cancels all rollovers of the distribution or none. Not allowed once money has left or a rollover is completed.
     * Rollovers that ended in another way stay unchanged.
     *
     * Requires an `ak_` key with the scope `rollovers:act`.
     *
     * @param CancelDistributionRequest $body
     * @return Distribution
     */
    public function cancel(
        string $id,
        array $body,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/distributions/' . Transport::quote($id) . '/cancel',
            body: $body,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Record the cash part of a distribution.
     *
     * Records how the amount that is not rolled over was paid to the participant. The payment has its own Form
     * 1099-R in the tax report, apart from the rollovers. Recording the payment again corrects it.
     *
     * Requires an `ak_` key with the scope `rollovers:operate`.
     *
     * @param CashPaymentInput $body
     * @return Distribution
     */
    public function recordCashPayment(
        string $id,
        array $body,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/distributions/' . Transport::quote($id) . '/cash-payment',
            body: $body,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Submit a distribution.
     *
     * Submits all rollovers of the distribution or none, with a consent obtained elsewhere. If one rollover cannot
     * be submitted, the error names its destination.
     *
     * Requires an `ak_` key with the scope `rollovers:act`.
     *
     * @param SubmitDistributionRequest $body
     * @return Distribution
     */
    public function submit(
        string $id,
        array $body,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/distributions/' . Transport::quote($id) . '/submit',
            body: $body,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }
}
