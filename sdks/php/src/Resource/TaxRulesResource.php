<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Internal\Transport;
use Svc\Types;

/**
 * Methods of `$client->taxRules`.
 *
 * @phpstan-import-type TaxRules from Types
 */
final class TaxRulesResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Get the limits and codes of a tax year.
     *
     * A movement follows the rules of the year in which the money moves. If a year's rules are not known yet, the
     * rules of the nearest year apply: see `rulesYear` and `warning`.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @param int|null $year The tax year. Default: this year in the organization's time zone.
     * @return TaxRules
     */
    public function get(?int $year = null, ?float $timeout = null, ?int $maxRetries = null): array
    {
        return $this->transport->json(
            'GET',
            '/v1/tax-rules',
            query: ['year' => $year],
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }
}
