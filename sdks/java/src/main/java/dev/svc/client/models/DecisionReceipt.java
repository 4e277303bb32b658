// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/** Proof of a decision. */
public final class DecisionReceipt extends ApiObject {
  /** Creates an object from JSON. */
  public DecisionReceipt(JsonNode json) {
    super(json);
  }

  /** The decision. New values may be added. */
  public DecisionOutcome outcome() {
    return required("outcome", enumeration(DecisionOutcome::of));
  }

  /** The person who decided. */
  public Actor decidedBy() {
    return required("decidedBy", Actor::new);
  }

  /** When the person decided. */
  public Instant decidedAt() {
    return required("decidedAt", ApiObject::instant);
  }

  /** How the person proved their identity. New values may be added. */
  public DecisionMethod method() {
    return required("method", enumeration(DecisionMethod::of));
  }

  /** SHA-256 of {@code content} as canonical JSON (RFC 8785), in hexadecimal. The audit log contains it too. */
  public String digest() {
    return required("digest", ApiObject::text);
  }

  /**
   * The request and the decision, with masked values in {@code facts} and a keyed digest of each complete value
   * in {@code covered}. Null without {@code accounts:read}, and once the participant is erased.
   */
  public Optional<Map<String, JsonNode>> content() {
    return optional("content", map(ApiObject::any));
  }

  /** Whether the stored request still has this digest. Null once the participant is erased. */
  public Optional<Boolean> isIntact() {
    return optional("isIntact", ApiObject::bool);
  }

  /** The passkey's signature; null for other methods. */
  public Optional<DecisionPasskey> passkey() {
    return optional("passkey", DecisionPasskey::new);
  }
}
