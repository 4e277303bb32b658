<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Internal\Transport;
use Svc\PageList;
use Svc\Types;

/**
 * Methods of `$client->requirementSets`.
 *
 * @phpstan-import-type ConfirmRequirementSetRequest from Types
 * @phpstan-import-type PaymentDetailsGetExpand from Types
 * @phpstan-import-type RequirementSet from Types
 * @phpstan-import-type RequirementSetInput from Types
 */
final class RequirementSetsResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List requirement sets, newest first.
     *
     * Filter by custodian or plan. A set counts as confirmed until its `expiresOn`.
     *
     * Requires an `ak_` key with the scope `custodians:read`.
     *
     * @param int|null $limit Page size, from 1 to 100.
     * @param string|null $cursor `nextCursor` of the previous page.
     * @param PaymentDetailsGetExpand|list<PaymentDetailsGetExpand>|null $expand Objects to include, separated by commas: `plan` (requires the scope `custodians:read`), `custodian` (requires the scope `custodians:read`).
     * @param string|null $planId Only sets of this plan.
     * @param string|null $custodianId Only sets of this custodian.
     * @param bool|null $isCurrent True for current versions, false for superseded ones.
     * @param string|null $expiresBefore Only sets whose last confirmed day, `expiresOn`, is before this day.
     * @return PageList<RequirementSet>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
        string|array|null $expand = null,
        ?string $planId = null,
        ?string $custodianId = null,
        ?bool $isCurrent = null,
        ?string $expiresBefore = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): PageList {
        return new PageList(fn (?string $cursor) => $this->transport->json(
            'GET',
            '/v1/requirement-sets',
            query: [
                'limit' => $limit,
                'cursor' => $cursor,
                'expand' => $expand,
                'planId' => $planId,
                'custodianId' => $custodianId,
                'isCurrent' => $isCurrent,
                'expiresBefore' => $expiresBefore,
            ],
            timeout: $timeout,
            maxRetries: $maxRetries,
        ), $cursor);
    }

    /**
     * Add requirements of a custodian or plan.
     *
     * Creates a new version that supersedes the current one. Requirements are in addition to the directory's:
     * rollovers from the custodian or plan require both. They take effect within a minute.
     *
     * Requires an `ak_` key with the scope `rollovers:operate`.
     *
     * @param RequirementSetInput $body
     * @return RequirementSet
     */
    public function create(
        array $body,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/requirement-sets',
            body: $body,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Retrieve a requirement set.
     *
     * Shows the requirements, who added them and who last confirmed them.
     *
     * Requires an `ak_` key with the scope `custodians:read`.
     *
     * @param PaymentDetailsGetExpand|list<PaymentDetailsGetExpand>|null $expand Objects to include, separated by commas: `plan` (requires the scope `custodians:read`), `custodian` (requires the scope `custodians:read`).
     * @return RequirementSet
     */
    public function get(
        string $id,
        string|array|null $expand = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'GET',
            '/v1/requirement-sets/' . Transport::quote($id),
            query: ['expand' => $expand],
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Confirm that requirements still apply.
     *
     * Only the current version can be confirmed. It then counts as confirmed until `expiresOn`.
     *
     * Requires an `ak_` key with the scope `rollovers:operate`.
     *
     * @param ConfirmRequirementSetRequest|null $body
     * @return RequirementSet
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
            '/v1/requirement-sets/' . Transport::quote($id) . '/confirm',
            body: $body,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }
}
