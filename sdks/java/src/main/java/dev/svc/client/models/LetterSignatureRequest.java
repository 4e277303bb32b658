// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** The last request for a signature by an external e-signature provider. */
public final class LetterSignatureRequest extends ApiObject {
  /** Creates an object from JSON. */
  public LetterSignatureRequest(JsonNode json) {
    super(json);
  }

  /** Number of the request, counted from 1 for each letter. */
  public long number() {
    return required("number", ApiObject::integer);
  }

  /** The webhook endpoint of the e-signature provider. */
  public String endpointId() {
    return required("endpointId", ApiObject::text);
  }

  /** Status of a request for an external signature. New values may be added. */
  public LetterSignatureRequestStatus status() {
    return required("status", enumeration(LetterSignatureRequestStatus::of));
  }

  /** The requested signer. Null after erasure. */
  public Optional<LetterSigner> signer() {
    return optional("signer", LetterSigner::new);
  }

  /** Why the signer declined, if the provider said so. */
  public Optional<String> reason() {
    return optional("reason", ApiObject::text);
  }

  /** Time of the request, by the organization's clock. */
  public Instant requestedAt() {
    return required("requestedAt", ApiObject::instant);
  }

  /** The member or API key that requested the signature. */
  public Actor requestedBy() {
    return required("requestedBy", Actor::new);
  }

  /** Time of the result, by the organization's clock. Null while pending. */
  public Optional<Instant> endedAt() {
    return optional("endedAt", ApiObject::instant);
  }
}
