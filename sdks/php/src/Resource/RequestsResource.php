<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Internal\Transport;
use Svc\PageList;
use Svc\Types;

/**
 * Methods of `$client->requests`.
 *
 * @phpstan-import-type LoggedRequest from Types
 * @phpstan-import-type RequestsListMethod from Types
 * @phpstan-import-type RequestsListStatus from Types
 */
final class RequestsResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List this API key's requests of the last seven days, newest first.
     *
     * Use it to debug an integration. A key sees only its own requests. The log contains failed requests and a
     * sample of successful requests. On each instance, the limits per minute are:
     *
     * - failed requests: 30 per caller and 60 per organization
     * - successful requests: 10 per caller and 60 per organization
     *
     * The log stores up to 5,000 requests per hour.
     *
     * Requires an `ak_` key, with any scope.
     *
     * @param int|null $limit Page size, from 1 to 100.
     * @param string|null $cursor `nextCursor` of the previous page.
     * @param RequestsListStatus|null $status Only requests with this class of status.
     * @param string|null $code Only requests with this error code.
     * @param string|null $route Only requests to this route, given as a path pattern.
     * @param RequestsListMethod|null $method Only requests with this method.
     * @param string|null $from Only requests at or after this time.
     * @param string|null $to Only requests before this time.
     * @return PageList<LoggedRequest>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $status = null,
        ?string $code = null,
        ?string $route = null,
        ?string $method = null,
        ?string $from = null,
        ?string $to = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): PageList {
        return new PageList(fn (?string $cursor) => $this->transport->json(
            'GET',
            '/v1/requests',
            query: [
                'limit' => $limit,
                'cursor' => $cursor,
                'status' => $status,
                'code' => $code,
                'route' => $route,
                'method' => $method,
                'from' => $from,
                'to' => $to,
            ],
            timeout: $timeout,
            maxRetries: $maxRetries,
        ), $cursor);
    }

    /**
     * Retrieve one of this API key's requests.
     *
     * The log keeps failed requests and a sample of successful requests for seven days. It contains no paths, bodies
     * or other client input.
     *
     * Requires an `ak_` key, with any scope.
     *
     * @return LoggedRequest
     */
    public function get(string $id, ?float $timeout = null, ?int $maxRetries = null): array
    {
        return $this->transport->json(
            'GET',
            '/v1/requests/' . Transport::quote($id),
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }
}
