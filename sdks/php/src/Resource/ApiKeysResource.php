<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Internal\Transport;
use Svc\PageList;
use Svc\Types;

/**
 * Methods of `$client->apiKeys`.
 *
 * @phpstan-import-type ApiKey from Types
 * @phpstan-import-type ApiKeyType from Types
 * @phpstan-import-type RotateApiKeyRequest from Types
 * @phpstan-import-type RotateApiKeyResponse from Types
 */
final class ApiKeysResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List the organization's API keys, newest first.
     *
     * Shows types, scopes, allowlists and last use of the keys, but never their secrets.
     *
     * Requires an `ak_` key with the scope `keys:read`.
     *
     * @param int|null $limit Page size, from 1 to 100.
     * @param string|null $cursor `nextCursor` of the previous page.
     * @param ApiKeyType|null $type Only keys of this type.
     * @return PageList<ApiKey>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $type = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): PageList {
        return new PageList(fn (?string $cursor) => $this->transport->json(
            'GET',
            '/v1/api-keys',
            query: ['limit' => $limit, 'cursor' => $cursor, 'type' => $type],
            timeout: $timeout,
            maxRetries: $maxRetries,
        ), $cursor);
    }

    /**
     * Retrieve the API key of this request.
     *
     * Use it to check a key: its environment, scopes, allowlist and expiration.
     *
     * Requires an `ak_` key, with any scope.
     *
     * @return ApiKey
     */
    public function current(?float $timeout = null, ?int $maxRetries = null): array
    {
        return $this->transport->json(
            'GET',
            '/v1/api-keys/current',
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Rotate the API key of this request.
     *
     * With an `Idempotency-Key`, you can retrieve a lost response for ten minutes, while the old key is active. It
     * is stored encrypted with your API key and idempotency key. With a grace period of 0, nothing is stored.
     *
     * Requires an `ak_` key with the scope `keys:rotate`.
     *
     * @param RotateApiKeyRequest|null $body
     * @return RotateApiKeyResponse
     */
    public function rotate(
        ?array $body = null,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/api-keys/rotate',
            body: $body,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }
}
