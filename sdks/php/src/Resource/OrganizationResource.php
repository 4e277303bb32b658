<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Internal\Transport;
use Svc\Types;

/**
 * Methods of `$client->organization`.
 *
 * @phpstan-import-type LetterTemplates from Types
 * @phpstan-import-type LetterTemplatesPatch from Types
 * @phpstan-import-type OrganizationSettings from Types
 * @phpstan-import-type OrganizationSettingsPatch from Types
 */
final class OrganizationResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Get the organization's letterhead and wording of letters.
     *
     * Letters issued from now on use these texts. Letters already issued do not change.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @return LetterTemplates
     */
    public function letterTemplates(?float $timeout = null, ?int $maxRetries = null): array
    {
        return $this->transport->json(
            'GET',
            '/v1/organization/letter-templates',
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Update the organization's letterhead and wording of letters.
     *
     * Stores a new version. Issued letters stay the same. Unknown placeholders are refused. The body can be up to
     * 256 kB.
     *
     * Requires an `ak_` key with the scope `rollovers:operate`.
     *
     * @param LetterTemplatesPatch $body
     * @return LetterTemplates
     */
    public function updateLetterTemplates(
        array $body,
        ?string $idempotencyKey = null,
        ?int $ifVersion = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'PATCH',
            '/v1/organization/letter-templates',
            body: $body,
            idempotencyKey: $idempotencyKey,
            ifVersion: $ifVersion,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Get the organization's time zone, deadlines and second-person rules.
     *
     * Shows the settings that determine when rollovers become overdue and which actions need a second person.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @return OrganizationSettings
     */
    public function settings(?float $timeout = null, ?int $maxRetries = null): array
    {
        return $this->transport->json(
            'GET',
            '/v1/organization/settings',
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Update the organization's time zone, deadlines and rules.
     *
     * A change applies only to deadlines that start after it.
     *
     * Requires an `ak_` key with the scope `rollovers:operate`.
     *
     * @param OrganizationSettingsPatch $body
     * @return OrganizationSettings
     */
    public function updateSettings(
        array $body,
        ?string $idempotencyKey = null,
        ?int $ifVersion = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'PATCH',
            '/v1/organization/settings',
            body: $body,
            idempotencyKey: $idempotencyKey,
            ifVersion: $ifVersion,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }
}
