<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Internal\Transport;
use Svc\PageList;
use Svc\Types;

/**
 * Methods of `$client->webhookEndpoints`.
 *
 * @phpstan-import-type DeleteWebhookEndpointResponse from Types
 * @phpstan-import-type DeliveriesGetExpand from Types
 * @phpstan-import-type NewWebhookEndpoint from Types
 * @phpstan-import-type RotateWebhookSecretRequest from Types
 * @phpstan-import-type TestWebhookEndpointRequest from Types
 * @phpstan-import-type WebhookDelivery from Types
 * @phpstan-import-type WebhookDeliveryStatus from Types
 * @phpstan-import-type WebhookEndpoint from Types
 * @phpstan-import-type WebhookEndpointInput from Types
 * @phpstan-import-type WebhookEndpointPatch from Types
 * @phpstan-import-type WebhookEventType from Types
 * @phpstan-import-type WebhookRecovery from Types
 * @phpstan-import-type WebhookRecoveryInput from Types
 * @phpstan-import-type WebhookSecrets from Types
 * @phpstan-import-type WebhookStats from Types
 */
final class WebhookEndpointsResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List endpoints, newest first.
     *
     * Endpoints are listed without their signing secrets.
     *
     * Requires an `ak_` key with the scope `webhooks:read`.
     *
     * @param int|null $limit Page size, from 1 to 100.
     * @param string|null $cursor `nextCursor` of the previous page.
     * @return PageList<WebhookEndpoint>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): PageList {
        return new PageList(fn (?string $cursor) => $this->transport->json(
            'GET',
            '/v1/webhook-endpoints',
            query: ['limit' => $limit, 'cursor' => $cursor],
            timeout: $timeout,
            maxRetries: $maxRetries,
        ), $cursor);
    }

    /**
     * Create a webhook endpoint.
     *
     * An organization can have up to 50 endpoints. Deliveries are signed with the secret according to Standard
     * Webhooks (standardwebhooks.com).
     *
     * Requires an `ak_` key with the scope `webhooks:write`.
     *
     * @param WebhookEndpointInput $body
     * @return NewWebhookEndpoint
     */
    public function create(
        array $body,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/webhook-endpoints',
            body: $body,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Retrieve an endpoint.
     *
     * Shows the URL, its event types, and whether deliveries succeed.
     *
     * Requires an `ak_` key with the scope `webhooks:read`.
     *
     * @return WebhookEndpoint
     */
    public function get(string $id, ?float $timeout = null, ?int $maxRetries = null): array
    {
        return $this->transport->json(
            'GET',
            '/v1/webhook-endpoints/' . Transport::quote($id),
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Update an endpoint.
     *
     * When a disabled endpoint is enabled again, its waiting deliveries are sent according to `ordering`. A new
     * ordering applies to future events only. A new payload format also applies to retries of earlier events.
     *
     * Requires an `ak_` key with the scope `webhooks:write`.
     *
     * @param WebhookEndpointPatch $body
     * @return WebhookEndpoint
     */
    public function update(
        string $id,
        array $body,
        ?string $idempotencyKey = null,
        ?int $ifVersion = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'PATCH',
            '/v1/webhook-endpoints/' . Transport::quote($id),
            body: $body,
            idempotencyKey: $idempotencyKey,
            ifVersion: $ifVersion,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Delete an endpoint and its deliveries.
     *
     * The endpoint receives no more events. Its deliveries and their attempts are deleted too.
     *
     * Requires an `ak_` key with the scope `webhooks:write`.
     *
     * @return DeleteWebhookEndpointResponse
     */
    public function delete(
        string $id,
        ?string $idempotencyKey = null,
        ?int $ifVersion = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'DELETE',
            '/v1/webhook-endpoints/' . Transport::quote($id),
            idempotencyKey: $idempotencyKey,
            ifVersion: $ifVersion,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * List an endpoint's deliveries, newest first.
     *
     * Filter by status or event type to find events that the endpoint did not accept.
     *
     * Requires an `ak_` key with the scope `webhooks:read`.
     *
     * @param int|null $limit Page size, from 1 to 100.
     * @param string|null $cursor `nextCursor` of the previous page.
     * @param DeliveriesGetExpand|list<DeliveriesGetExpand>|null $expand Objects to include, separated by commas: `event` (requires the scope `events:read`).
     * @param WebhookDeliveryStatus|null $status Only deliveries with this status.
     * @param WebhookEventType|null $type Only deliveries of this event type.
     * @param string|null $rolloverId Only deliveries of this rollover's events.
     * @param string|null $eventId Only deliveries of this event.
     * @return PageList<WebhookDelivery>
     */
    public function deliveries(
        string $id,
        ?int $limit = null,
        ?string $cursor = null,
        string|array|null $expand = null,
        ?string $status = null,
        ?string $type = null,
        ?string $rolloverId = null,
        ?string $eventId = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): PageList {
        return new PageList(fn (?string $cursor) => $this->transport->json(
            'GET',
            '/v1/webhook-endpoints/' . Transport::quote($id) . '/deliveries',
            query: [
                'limit' => $limit,
                'cursor' => $cursor,
                'expand' => $expand,
                'status' => $status,
                'type' => $type,
                'rolloverId' => $rolloverId,
                'eventId' => $eventId,
            ],
            timeout: $timeout,
            maxRetries: $maxRetries,
        ), $cursor);
    }

    /**
     * List an endpoint's recoveries, newest first.
     *
     * Each recovery resends events that the endpoint missed in a period.
     *
     * Requires an `ak_` key with the scope `webhooks:read`.
     *
     * @param int|null $limit Page size, from 1 to 100.
     * @param string|null $cursor `nextCursor` of the previous page.
     * @return PageList<WebhookRecovery>
     */
    public function recoveries(
        string $id,
        ?int $limit = null,
        ?string $cursor = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): PageList {
        return new PageList(fn (?string $cursor) => $this->transport->json(
            'GET',
            '/v1/webhook-endpoints/' . Transport::quote($id) . '/recover',
            query: ['limit' => $limit, 'cursor' => $cursor],
            timeout: $timeout,
            maxRetries: $maxRetries,
        ), $cursor);
    }

    /**
     * Resend events an endpoint missed.
     *
     * Events are sent oldest first, with their original `webhook-id`. The endpoint's `ordering` does not apply.
     * Events that another recovery with status `all` is already resending are skipped. Track progress with `GET` at
     * the same path.
     *
     * Requires an `ak_` key with the scope `webhooks:write`.
     *
     * @param WebhookRecoveryInput $body
     * @return WebhookRecovery
     */
    public function recover(
        string $id,
        array $body,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/webhook-endpoints/' . Transport::quote($id) . '/recover',
            body: $body,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Rotate an endpoint's secret.
     *
     * For 24 hours, deliveries are also signed with the old secret, in the same header. An endpoint can have up to
     * five active secrets. A rotation that would end a secret before its 24 hours have passed is rejected.
     *
     * Requires an `ak_` key with the scope `webhooks:write`.
     *
     * @param RotateWebhookSecretRequest|null $body
     * @return NewWebhookEndpoint
     */
    public function rotateSecret(
        string $id,
        ?array $body = null,
        ?string $idempotencyKey = null,
        ?int $ifVersion = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/webhook-endpoints/' . Transport::quote($id) . '/rotate-secret',
            body: $body,
            idempotencyKey: $idempotencyKey,
            ifVersion: $ifVersion,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Reveal an endpoint's signing secrets.
     *
     * Each request is audited.
     *
     * Requires an `ak_` key with the scope `webhooks:write`.
     *
     * @return WebhookSecrets
     */
    public function secret(string $id, ?float $timeout = null, ?int $maxRetries = null): array
    {
        return $this->transport->json(
            'GET',
            '/v1/webhook-endpoints/' . Transport::quote($id) . '/secret',
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Get an endpoint's delivery statistics for the last 24 hours.
     *
     * Counts attempts by outcome, and deliveries that are waiting for an attempt.
     *
     * Requires an `ak_` key with the scope `webhooks:read`.
     *
     * @return WebhookStats
     */
    public function stats(string $id, ?float $timeout = null, ?int $maxRetries = null): array
    {
        return $this->transport->json(
            'GET',
            '/v1/webhook-endpoints/' . Transport::quote($id) . '/stats',
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Send a test event to an endpoint.
     *
     * Sends `webhook.test`, or the example of another event type with `test: true` in its payload. The event goes
     * only to this endpoint, regardless of its event types. Read the result at `/v1/deliveries/{id}`.
     *
     * Requires an `ak_` key with the scope `webhooks:write`.
     *
     * @param TestWebhookEndpointRequest|null $body
     * @return WebhookDelivery
     */
    public function test(
        string $id,
        ?array $body = null,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/webhook-endpoints/' . Transport::quote($id) . '/test',
            body: $body,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }
}
