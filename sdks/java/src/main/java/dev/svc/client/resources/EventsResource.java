// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.resources;

import dev.svc.client.CallOptions;
import dev.svc.client.PageList;
import dev.svc.client.WriteOptions;
import dev.svc.client.internal.Call;
import dev.svc.client.internal.Transport;
import dev.svc.client.models.Event;
import dev.svc.client.models.EventTypePage;
import dev.svc.client.models.EventsListQuery;
import dev.svc.client.models.WebhookDeliveryPage;
import dev.svc.client.models.WebhookRedeliveryInput;

/** Methods of {@code client.events()}. */
public final class EventsResource {
  private final Transport transport;

  EventsResource(Transport transport) {
    this.transport = transport;
  }

  /**
   * List event types.
   *
   * <p>Each event type has a description, a JSON Schema and an example.
   *
   * <p>Requires an {@code ak_} key with the scope {@code events:read}.
   */
  public EventTypePage types() {
    return types(CallOptions.DEFAULT);
  }

  /** See {@link #types()}. */
  public EventTypePage types(CallOptions options) {
    return new EventTypePage(transport.json(new Call("GET", "/v1/event-types").options(options)));
  }

  /**
   * List the events of the last 90 days, newest first.
   *
   * <p>To fill a gap, pass {@code rolloverId} and {@code afterSequence}. The list then follows the rollover's
   * sequence.
   *
   * <p>To follow all events, pass {@code order=oldest}. The list is in commit order and grows only at its end.
   * {@code nextCursor} is always present, even if there are no more events yet. Pass it to get the events
   * committed since then; no event is skipped. Cursors do not expire; events are kept for 90 days. An event is
   * listed only after all earlier transactions have ended. To follow only new events, also pass {@code
   * start=now}: the first page is empty, and its {@code nextCursor} continues from this call.
   *
   * <p>Requires an {@code ak_} key with the scope {@code events:read}.
   */
  public PageList<Event> list() {
    return list(null, CallOptions.DEFAULT);
  }

  /** See {@link #list()}. */
  public PageList<Event> list(CallOptions options) {
    return list(null, options);
  }

  /** See {@link #list()}. */
  public PageList<Event> list(EventsListQuery query) {
    return list(query, CallOptions.DEFAULT);
  }

  /** See {@link #list()}. */
  public PageList<Event> list(EventsListQuery query, CallOptions options) {
    return new PageList<>(Event::new, cursor ->
        transport.json(new Call("GET", "/v1/events").query(query).cursor(cursor).options(options)));
  }

  /**
   * Retrieve an event.
   *
   * <p>Returns the whole event, as sent to webhooks with full payloads. Events are kept for 90 days.
   *
   * <p>Requires an {@code ak_} key with the scope {@code events:read}.
   */
  public Event get(String id) {
    return get(id, CallOptions.DEFAULT);
  }

  /** See {@link #get(String)}. */
  public Event get(String id, CallOptions options) {
    return new Event(transport.json(new Call("GET", "/v1/events/" + Call.encode(id)).options(options)));
  }

  /**
   * Resend an event.
   *
   * <p>Sends the event with its original {@code webhook-id}, so receivers can detect duplicates. The endpoint's
   * {@code ordering} does not apply. If {@code endpointId} is set, only that endpoint receives the event,
   * regardless of the endpoint's event types.
   *
   * <p>Requires an {@code ak_} key with the scope {@code webhooks:write}.
   */
  public WebhookDeliveryPage redeliver(String id) {
    return redeliver(id, null, WriteOptions.DEFAULT);
  }

  /** See {@link #redeliver(String)}. */
  public WebhookDeliveryPage redeliver(String id, WriteOptions options) {
    return redeliver(id, null, options);
  }

  /** See {@link #redeliver(String)}. */
  public WebhookDeliveryPage redeliver(String id, WebhookRedeliveryInput body) {
    return redeliver(id, body, WriteOptions.DEFAULT);
  }

  /** See {@link #redeliver(String)}. */
  public WebhookDeliveryPage redeliver(String id, WebhookRedeliveryInput body, WriteOptions options) {
    return new WebhookDeliveryPage(transport.json(new Call("POST", "/v1/events/" + Call.encode(id) + "/redeliver")
            .body(body)
            .options(options)));
  }
}
