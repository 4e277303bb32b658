// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;

/** The result was recorded, now or earlier. */
public final class LetterSignatureResult extends ApiObject {
  /** Creates an object from JSON. */
  public LetterSignatureResult(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code letter_signature_result}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** TypeID of the letter. */
  public String letterId() {
    return required("letterId", ApiObject::text);
  }

  /** Number of the request. */
  public long request() {
    return required("request", ApiObject::integer);
  }

  /** The recorded result. */
  public Result result() {
    return required("result", enumeration(Result::of));
  }

  /** The recorded result. */
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
