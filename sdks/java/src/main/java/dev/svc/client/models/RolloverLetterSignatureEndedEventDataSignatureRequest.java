// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** The request for an external signature. */
public final class RolloverLetterSignatureEndedEventDataSignatureRequest extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverLetterSignatureEndedEventDataSignatureRequest(JsonNode json) {
    super(json);
  }

  /** Number of the request, to return with the result. */
  public long number() {
    return required("number", ApiObject::integer);
  }

  /** The webhook endpoint of the provider. Ignore other endpoints' requests. */
  public String endpointId() {
    return required("endpointId", ApiObject::text);
  }

  /** The result. Null for a new request. */
  public Optional<Result> result() {
    return optional("result", enumeration(Result::of));
  }

  /** Result of a request for an external signature. */
  public static final class Result extends ApiEnum {
    /** The provider returned the signed letter. */
    public static final Result SIGNED = of("signed");

    /** The signer declined. */
    public static final Result DECLINED = of("declined");

    /** The request expired at the provider. */
    public static final Result EXPIRED = of("expired");

    private Result(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Result of(String value) {
      return intern(Result.class, value, Result::new);
    }
  }
}
