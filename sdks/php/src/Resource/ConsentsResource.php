<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Internal\Transport;
use Svc\Response;
use Svc\Types;

/**
 * Methods of `$client->consents`.
 *
 * @phpstan-import-type ConsentRecord from Types
 */
final class ConsentsResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Retrieve a consent.
     *
     * Returns JSON, or a printable PDF if `Accept` prefers `application/pdf`. Send the consent's ID as
     * `consentReference` in `submit` and `sign_consent`, which check it against the rollover.
     *
     * Requires an `ak_` key with the scope `accounts:read`.
     *
     * @return ConsentRecord
     */
    public function get(string $id, ?float $timeout = null, ?int $maxRetries = null): array
    {
        return $this->transport->json(
            'GET',
            '/v1/consents/' . Transport::quote($id),
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Retrieve a consent.
     *
     * Returns JSON, or a printable PDF if `Accept` prefers `application/pdf`. Send the consent's ID as
     * `consentReference` in `submit` and `sign_consent`, which check it against the rollover.
     *
     * Requires an `ak_` key with the scope `accounts:read`.
     */
    public function getPdf(string $id, ?float $timeout = null, ?int $maxRetries = null): Response
    {
        return $this->transport->raw(
            'GET',
            '/v1/consents/' . Transport::quote($id),
            accept: 'application/pdf',
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }
}
