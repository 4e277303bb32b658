<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Internal\Transport;
use Svc\Types;

/**
 * Methods of `$client->nigoItems`.
 *
 * @phpstan-import-type NigoItem from Types
 * @phpstan-import-type NigoItemsGetExpand from Types
 * @phpstan-import-type ResolveNigoItemRequest from Types
 */
final class NigoItemsResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Retrieve a NIGO item.
     *
     * Shows what is wrong with the request, who must fix it, and whether it is resolved.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @param NigoItemsGetExpand|list<NigoItemsGetExpand>|null $expand Objects to include, separated by commas: `custodian` (requires the scope `custodians:read`).
     * @return NigoItem
     */
    public function get(
        string $id,
        string|array|null $expand = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'GET',
            '/v1/nigo-items/' . Transport::quote($id),
            query: ['expand' => $expand],
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Resolve a NIGO item.
     *
     * Some items resolve automatically: the items of `custodian_soft_reject` when the rollover continues, and the
     * items of a rejection when the rollover is reopened.
     *
     * Requires an `ak_` key with the scope `rollovers:operate`.
     *
     * @param ResolveNigoItemRequest|null $body
     * @return NigoItem
     */
    public function resolve(
        string $id,
        ?array $body = null,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/nigo-items/' . Transport::quote($id) . '/resolve',
            body: $body,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }
}
