// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
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
  public Status status() {
    return required("status", enumeration(Status::of));
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

  /** Status of a request for an external signature. New values may be added. */
  public static final class Status extends ApiEnum {
    /** Waiting for the provider's result. */
    public static final Status PENDING = of("pending");

    /** The provider returned the signed letter. */
    public static final Status SIGNED = of("signed");

    /** The signer declined. */
    public static final Status DECLINED = of("declined");

    /** The request expired at the provider. */
    public static final Status EXPIRED = of("expired");

    /** The letter was signed otherwise, replaced or superseded. A signature is refused. */
    public static final Status OUTDATED = of("outdated");

    private Status(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Status of(String value) {
      return intern(Status.class, value, Status::new);
    }
  }
}
