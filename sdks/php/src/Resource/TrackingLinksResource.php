<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Internal\Transport;
use Svc\Types;

/**
 * Methods of `$client->trackingLinks`.
 *
 * @phpstan-import-type TrackingLink from Types
 */
final class TrackingLinksResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Revoke a tracking link.
     *
     * The link and open pages stop working immediately. Revoking a revoked link changes nothing.
     *
     * Requires an `ak_` key with the scope `rollovers:act`.
     *
     * @return TrackingLink
     */
    public function revoke(
        string $id,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/tracking-links/' . Transport::quote($id) . '/revoke',
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }
}
