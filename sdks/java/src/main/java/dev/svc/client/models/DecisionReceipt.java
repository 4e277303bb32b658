// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
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
  public Outcome outcome() {
    return required("outcome", enumeration(Outcome::of));
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
  public Method method() {
    return required("method", enumeration(Method::of));
  }

  /** SHA-256 of {@code content} as canonical JSON (RFC 8785), in hexadecimal. The audit log contains it too. */
  public String digest() {
    return required("digest", ApiObject::text);
  }

  /** The decided request. Null without {@code accounts:read}, and once the participant is erased. */
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

  /** The decision. New values may be added. */
  public static final class Outcome extends ApiEnum {
    /** A second person confirmed the request. */
    public static final Outcome CONFIRMED = of("confirmed");

    /** A second person declined the request. */
    public static final Outcome DECLINED = of("declined");

    private Outcome(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Outcome of(String value) {
      return intern(Outcome.class, value, Outcome::new);
    }
  }

  /** How the person proved their identity. New values may be added. */
  public static final class Method extends ApiEnum {
    /** The person's passkey signed the digest. */
    public static final Method PASSKEY = of("passkey");

    /** The person signed in within 15 minutes before the decision. */
    public static final Method RECENT_SIGN_IN = of("recent_sign_in");

    /** The person was signed in. Declining needs no further proof. */
    public static final Method SESSION = of("session");

    private Method(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Method of(String value) {
      return intern(Method.class, value, Method::new);
    }
  }
}
