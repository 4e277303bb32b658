// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** How the person proved their identity. New values may be added. */
public final class DecisionMethod extends ApiEnum {
  /** The person's passkey signed the digest. */
  public static final DecisionMethod PASSKEY = of("passkey");

  /** The person signed in within 15 minutes before the decision. */
  public static final DecisionMethod RECENT_SIGN_IN = of("recent_sign_in");

  /** The person was signed in. Declining needs no further proof. */
  public static final DecisionMethod SESSION = of("session");

  private DecisionMethod(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static DecisionMethod of(String value) {
    return intern(DecisionMethod.class, value, DecisionMethod::new);
  }
}
