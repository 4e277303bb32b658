<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Internal\Transport;
use Svc\Types;

/**
 * Methods of `$client->changes`.
 *
 * @phpstan-import-type ContractChanges from Types
 */
final class ChangesResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List the changes of the API.
     *
     * For programs: when each operation, event type and field was added, and what is deprecated. Requires no
     * credential.
     *
     * @return ContractChanges
     */
    public function list(?float $timeout = null, ?int $maxRetries = null): array
    {
        return $this->transport->json(
            'GET',
            '/v1/changes',
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }
}
