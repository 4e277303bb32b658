<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Internal\Transport;
use Svc\Types;

/**
 * Methods of `$client->sandbox`.
 *
 * @phpstan-import-type AdvanceSandboxClockRequest from Types
 * @phpstan-import-type AdvanceSandboxRolloverRequest from Types
 * @phpstan-import-type Rollover from Types
 * @phpstan-import-type SandboxClock from Types
 * @phpstan-import-type SimulateSandboxHappeningRequest from Types
 */
final class SandboxResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Advance the organization's sandbox clock and fire due timers.
     *
     * Each due timer fires separately. With an `Idempotency-Key`, either all of them fire or none, so that a retry
     * cannot advance the clock too far.
     *
     * Requires an `ak_` key with the scope `sandbox:write`.
     *
     * @param AdvanceSandboxClockRequest $body
     * @return SandboxClock
     */
    public function advanceClock(
        array $body,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/sandbox/clock/advance',
            body: $body,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Advance a rollover one step or to a given state.
     *
     * Performs the next action with sample values, as a custodian or your operations team would. Works only in the
     * test environment.
     *
     * Requires an `ak_` key with the scope `sandbox:write`.
     *
     * @param AdvanceSandboxRolloverRequest|null $body
     * @return Rollover
     */
    public function advance(
        string $id,
        ?array $body = null,
        ?string $idempotencyKey = null,
        ?int $ifVersion = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/sandbox/rollovers/' . Transport::quote($id) . '/advance',
            body: $body,
            idempotencyKey: $idempotencyKey,
            ifVersion: $ifVersion,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Simulate a custodian response.
     *
     * Performs the action of a custodian's response immediately, such as accepting the request or sending the money.
     * Works only in the test environment.
     *
     * Requires an `ak_` key with the scope `sandbox:write`.
     *
     * @param SimulateSandboxHappeningRequest $body
     * @return Rollover
     */
    public function simulate(
        string $id,
        array $body,
        ?string $idempotencyKey = null,
        ?int $ifVersion = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/sandbox/rollovers/' . Transport::quote($id) . '/simulate',
            body: $body,
            idempotencyKey: $idempotencyKey,
            ifVersion: $ifVersion,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }
}
