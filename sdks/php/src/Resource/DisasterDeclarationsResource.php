<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Internal\Transport;
use Svc\PageList;
use Svc\Types;

/**
 * Methods of `$client->disasterDeclarations`.
 *
 * @phpstan-import-type DisasterDeclaration from Types
 */
final class DisasterDeclarationsResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List disaster declarations that postpone deadlines.
     *
     * Returns the latest version of each declaration, sorted by ID. The operator of the service loads the
     * declarations. Send the ID of a declaration as the attestation `disasterDeclaration`.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @param int|null $limit Page size, from 1 to 100.
     * @param string|null $cursor `nextCursor` of the previous page.
     * @param string|null $state Only declarations with areas in this state, as a postal code.
     * @return PageList<DisasterDeclaration>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $state = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): PageList {
        return new PageList(fn (?string $cursor) => $this->transport->json(
            'GET',
            '/v1/disaster-declarations',
            query: ['limit' => $limit, 'cursor' => $cursor, 'state' => $state],
            timeout: $timeout,
            maxRetries: $maxRetries,
        ), $cursor);
    }
}
