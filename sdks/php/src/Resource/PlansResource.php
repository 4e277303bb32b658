<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Internal\Transport;
use Svc\PageList;
use Svc\Types;

/**
 * Methods of `$client->plans`.
 *
 * @phpstan-import-type Plan from Types
 * @phpstan-import-type PlanInput from Types
 * @phpstan-import-type PlanPatch from Types
 * @phpstan-import-type PlansGetExpand from Types
 */
final class PlansResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List and search plans, newest first.
     *
     * `q` finds plans by name, sponsor or EIN.
     *
     * Requires an `ak_` key with the scope `custodians:read`.
     *
     * @param int|null $limit Page size, from 1 to 100.
     * @param string|null $cursor `nextCursor` of the previous page.
     * @param PlansGetExpand|list<PlansGetExpand>|null $expand Objects to include, separated by commas: `recordkeeper` (requires the scope `custodians:read`).
     * @param string|null $q Part of the plan's or sponsor's name, the plan number, or the start of the EIN or the Form 5500 key, such as `123456789-001`.
     * @param string|null $ein Only plans of the sponsor with this EIN.
     * @param string|null $planNumber Only plans with this number.
     * @param string|null $recordkeeperId Only plans with this recordkeeper.
     * @return PageList<Plan>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
        string|array|null $expand = null,
        ?string $q = null,
        ?string $ein = null,
        ?string $planNumber = null,
        ?string $recordkeeperId = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): PageList {
        return new PageList(fn (?string $cursor) => $this->transport->json(
            'GET',
            '/v1/plans',
            query: [
                'limit' => $limit,
                'cursor' => $cursor,
                'expand' => $expand,
                'q' => $q,
                'ein' => $ein,
                'planNumber' => $planNumber,
                'recordkeeperId' => $recordkeeperId,
            ],
            timeout: $timeout,
            maxRetries: $maxRetries,
        ), $cursor);
    }

    /**
     * Record an employer's plan.
     *
     * Rollovers name the plan as `source.planId` or `destination.planId`. Their instructions and letters then print
     * its name, number and EIN.
     *
     * Requires an `ak_` key with the scope `rollovers:operate`.
     *
     * @param PlanInput $body
     * @return Plan
     */
    public function create(
        array $body,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/plans',
            body: $body,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Retrieve a plan.
     *
     * Shows the plan's sponsor, recordkeeper and contact.
     *
     * Requires an `ak_` key with the scope `custodians:read`.
     *
     * @param PlansGetExpand|list<PlansGetExpand>|null $expand Objects to include, separated by commas: `recordkeeper` (requires the scope `custodians:read`).
     * @return Plan
     */
    public function get(
        string $id,
        string|array|null $expand = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'GET',
            '/v1/plans/' . Transport::quote($id),
            query: ['expand' => $expand],
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Update a plan.
     *
     * Later instructions and letters print the new facts. The `planName` of existing rollovers stays unchanged.
     *
     * Requires an `ak_` key with the scope `rollovers:operate`.
     *
     * @param PlanPatch $body
     * @return Plan
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
            '/v1/plans/' . Transport::quote($id),
            body: $body,
            idempotencyKey: $idempotencyKey,
            ifVersion: $ifVersion,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }
}
