<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Internal\Transport;
use Svc\Types;

/**
 * Methods of `$client->nigoCodes`.
 *
 * @phpstan-import-type NigoReasonPage from Types
 */
final class NigoCodesResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List the NIGO codes with their remedies.
     *
     * Shows the meaning of each code, who must fix the deficiency, and how.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @return NigoReasonPage
     */
    public function list(?float $timeout = null, ?int $maxRetries = null): array
    {
        return $this->transport->json(
            'GET',
            '/v1/nigo-codes',
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }
}
