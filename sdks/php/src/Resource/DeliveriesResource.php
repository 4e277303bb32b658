<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Internal\Transport;
use Svc\Types;

/**
 * Methods of `$client->deliveries`.
 *
 * @phpstan-import-type DeliveriesGetExpand from Types
 * @phpstan-import-type WebhookDeliveryWithAttempts from Types
 */
final class DeliveriesResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Retrieve a delivery with its attempts.
     *
     * Shows each attempt with its request, response and time, to find out why an endpoint did not accept an event.
     *
     * Requires an `ak_` key with the scope `webhooks:read`.
     *
     * @param DeliveriesGetExpand|list<DeliveriesGetExpand>|null $expand Objects to include, separated by commas: `event` (requires the scope `events:read`).
     * @return WebhookDeliveryWithAttempts
     */
    public function get(
        string $id,
        string|array|null $expand = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'GET',
            '/v1/deliveries/' . Transport::quote($id),
            query: ['expand' => $expand],
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }
}
