<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Internal\Transport;
use Svc\Response;

/**
 * Methods of `$client->documents`.
 */
final class DocumentsResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Download the file of a document.
     *
     * Returns the file as an attachment with its detected media type. Each download is audited. If the connection
     * closes before `Content-Length` bytes, the file is incomplete.
     *
     * Requires an `ak_` key with the scope `rollovers:reveal`.
     */
    public function file(string $id, ?float $timeout = null, ?int $maxRetries = null): Response
    {
        return $this->transport->raw(
            'GET',
            '/v1/documents/' . Transport::quote($id) . '/file',
            accept: 'application/pdf, image/png, image/jpeg',
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }
}
