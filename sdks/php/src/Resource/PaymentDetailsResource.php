<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Internal\Transport;
use Svc\PageList;
use Svc\Types;

/**
 * Methods of `$client->paymentDetails`.
 *
 * @phpstan-import-type ConfirmPaymentDetailsRequest from Types
 * @phpstan-import-type PaymentDetails from Types
 * @phpstan-import-type PaymentDetailsGetExpand from Types
 * @phpstan-import-type PaymentDetailsInput from Types
 * @phpstan-import-type PaymentDetailsStatus from Types
 * @phpstan-import-type RejectPaymentDetailsRequest from Types
 */
final class PaymentDetailsResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List payment details, newest first.
     *
     * Filter by custodian, plan or status. Instructions use only confirmed details.
     *
     * Requires an `ak_` key with the scope `custodians:read`.
     *
     * @param int|null $limit Page size, from 1 to 100.
     * @param string|null $cursor `nextCursor` of the previous page.
     * @param PaymentDetailsGetExpand|list<PaymentDetailsGetExpand>|null $expand Objects to include, separated by commas: `plan` (requires the scope `custodians:read`), `custodian` (requires the scope `custodians:read`).
     * @param string|null $planId Only details of this plan.
     * @param string|null $custodianId Only details of this custodian.
     * @param PaymentDetailsStatus|null $status Only details with this status.
     * @return PageList<PaymentDetails>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
        string|array|null $expand = null,
        ?string $planId = null,
        ?string $custodianId = null,
        ?string $status = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): PageList {
        return new PageList(fn (?string $cursor) => $this->transport->json(
            'GET',
            '/v1/payment-details',
            query: [
                'limit' => $limit,
                'cursor' => $cursor,
                'expand' => $expand,
                'planId' => $planId,
                'custodianId' => $custodianId,
                'status' => $status,
            ],
            timeout: $timeout,
            maxRetries: $maxRetries,
        ), $cursor);
    }

    /**
     * Add payee and bank details of a custodian or plan.
     *
     * Instructions use the details only after another person calls the custodian or plan, at a number from another
     * source, and confirms them with `POST /v1/payment-details/{id}/confirm`.
     *
     * Requires an `ak_` key with the scope `rollovers:operate`.
     *
     * @param PaymentDetailsInput $body
     * @return PaymentDetails
     */
    public function create(
        array $body,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/payment-details',
            body: $body,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Retrieve payment details.
     *
     * Shows the bank details, who added them and who confirmed them.
     *
     * Requires an `ak_` key with the scope `custodians:read`.
     *
     * @param PaymentDetailsGetExpand|list<PaymentDetailsGetExpand>|null $expand Objects to include, separated by commas: `plan` (requires the scope `custodians:read`), `custodian` (requires the scope `custodians:read`).
     * @return PaymentDetails
     */
    public function get(
        string $id,
        string|array|null $expand = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'GET',
            '/v1/payment-details/' . Transport::quote($id),
            query: ['expand' => $expand],
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Confirm payment details after a call-back.
     *
     * Call the custodian or plan at a number that did not come with the details, and have the details read back.
     * Only a signed-in member who is not the author can confirm them. They replace earlier confirmed details.
     * Rollovers approved with other details need a new approval.
     *
     * Requires an `ak_` key with the scope `rollovers:operate`.
     *
     * @param ConfirmPaymentDetailsRequest $body
     * @return PaymentDetails
     */
    public function confirm(
        string $id,
        array $body,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/payment-details/' . Transport::quote($id) . '/confirm',
            body: $body,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Reject payment details.
     *
     * Anyone who can operate rollovers can reject details, including their author, even after confirmation.
     * Instructions then use the directory's details.
     *
     * Requires an `ak_` key with the scope `rollovers:operate`.
     *
     * @param RejectPaymentDetailsRequest $body
     * @return PaymentDetails
     */
    public function reject(
        string $id,
        array $body,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/payment-details/' . Transport::quote($id) . '/reject',
            body: $body,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }
}
