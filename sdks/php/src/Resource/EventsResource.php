<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Internal\Transport;
use Svc\PageList;
use Svc\Types;

/**
 * Methods of `$client->events`.
 *
 * @phpstan-import-type Event from Types
 * @phpstan-import-type EventStart from Types
 * @phpstan-import-type EventTypePage from Types
 * @phpstan-import-type EventsListField from Types
 * @phpstan-import-type EventsListOrder from Types
 * @phpstan-import-type WebhookDeliveryPage from Types
 * @phpstan-import-type WebhookEventType from Types
 * @phpstan-import-type WebhookRedeliveryInput from Types
 */
final class EventsResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List event types.
     *
     * Each event type has a description, a JSON Schema and an example.
     *
     * Requires an `ak_` key with the scope `events:read`.
     *
     * @return EventTypePage
     */
    public function types(?float $timeout = null, ?int $maxRetries = null): array
    {
        return $this->transport->json(
            'GET',
            '/v1/event-types',
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * List the events of the last 90 days, newest first.
     *
     * To fill a gap, pass `rolloverId` and `afterSequence`. The list then follows the rollover's sequence.
     *
     * To follow all events, pass `order=oldest`. The list is in commit order and grows only at its end. `nextCursor`
     * is always present, even
     * if there are no more events yet. Pass it to get the events committed since then; no event is skipped. Cursors
     * do not expire;
     * events are kept for 90 days. An event is listed only after all earlier transactions have ended. To follow only
     * new events, also pass
     * `start=now`: the first page is empty, and its `nextCursor` continues from this call.
     *
     * Requires an `ak_` key with the scope `events:read`.
     *
     * @param int|null $limit Page size, from 1 to 100.
     * @param string|null $cursor `nextCursor` of the previous page.
     * @param EventsListOrder|null $order `newest` (default): by time, newest first. `oldest`: in commit order, for following the list; each rollover's events are ordered by `data.sequence`. `oldest` cannot be combined with filters.
     * @param EventStart|null $start Where a list with `order=oldest` starts if there is no `cursor`. Default: `beginning`.
     * @param WebhookEventType|null $type Only events of this type.
     * @param string|null $rolloverId Only events of this rollover.
     * @param int|null $afterSequence Requires `rolloverId`. Only events after this `data.sequence`, in sequence order. Use it to fill gaps in the events you received.
     * @param EventsListField|list<EventsListField>|null $fields The fields of each event to return, separated by commas. Always returns `id` and `object`. The response omits other fields, even those that the schema requires.
     * @return PageList<Event>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $order = null,
        ?string $start = null,
        ?string $type = null,
        ?string $rolloverId = null,
        ?int $afterSequence = null,
        string|array|null $fields = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): PageList {
        return new PageList(fn (?string $cursor) => $this->transport->json(
            'GET',
            '/v1/events',
            query: [
                'limit' => $limit,
                'cursor' => $cursor,
                'order' => $order,
                'start' => $start,
                'type' => $type,
                'rolloverId' => $rolloverId,
                'afterSequence' => $afterSequence,
                'fields' => $fields,
            ],
            timeout: $timeout,
            maxRetries: $maxRetries,
        ), $cursor);
    }

    /**
     * Retrieve an event.
     *
     * Returns the whole event, as sent to webhooks with full payloads. Events are kept for 90 days.
     *
     * Requires an `ak_` key with the scope `events:read`.
     *
     * @return Event
     */
    public function get(string $id, ?float $timeout = null, ?int $maxRetries = null): array
    {
        return $this->transport->json(
            'GET',
            '/v1/events/' . Transport::quote($id),
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Resend an event.
     *
     * Sends the event with its original `webhook-id`, so receivers can detect duplicates. The endpoint's `ordering`
     * does not apply. If `endpointId` is set, only that endpoint receives the event, regardless of the endpoint's
     * event types.
     *
     * Requires an `ak_` key with the scope `webhooks:write`.
     *
     * @param WebhookRedeliveryInput|null $body
     * @return WebhookDeliveryPage
     */
    public function redeliver(
        string $id,
        ?array $body = null,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/events/' . Transport::quote($id) . '/redeliver',
            body: $body,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }
}
