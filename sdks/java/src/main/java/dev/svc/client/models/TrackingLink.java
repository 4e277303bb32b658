// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** A participant's link to the tracking page of a rollover. */
public final class TrackingLink extends ApiObject {
  /** Creates an object from JSON. */
  public TrackingLink(JsonNode json) {
    super(json);
  }

  /** TypeID: {@code trk_} followed by 26 characters. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** The type of the object: always {@code tracking_link}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The rollover that the page shows. */
  public String rolloverId() {
    return required("rolloverId", ApiObject::text);
  }

  /** The link. Only the response to its creation has it; it is null afterwards, because only a hash is stored. */
  public Optional<String> url() {
    return optional("url", ApiObject::text);
  }

  /** Language of the tracking page and its messages. The participant can change it on the page. */
  public TrackingLanguage language() {
    return required("language", enumeration(TrackingLanguage::of));
  }

  /** Whether a tracking link works. */
  public TrackingLinkStatus status() {
    return required("status", enumeration(TrackingLinkStatus::of));
  }

  /** Returns {@code createdBy}. */
  public Actor createdBy() {
    return required("createdBy", Actor::new);
  }

  /** When the link was created. */
  public Instant createdAt() {
    return required("createdAt", ApiObject::instant);
  }

  /** When the link stops working. */
  public Instant expiresAt() {
    return required("expiresAt", ApiObject::instant);
  }

  /** When the link was revoked. Null if it was not. */
  public Optional<Instant> revokedAt() {
    return optional("revokedAt", ApiObject::instant);
  }

  /** When the participant last opened the page. Null if never. */
  public Optional<Instant> lastOpenedAt() {
    return optional("lastOpenedAt", ApiObject::instant);
  }
}
