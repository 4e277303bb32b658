// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Why you cannot decide an approval. New values may be added. */
public final class CannotDecide extends ApiEnum {
  /** The approval is no longer pending. */
  public static final CannotDecide ENDED = of("ended");

  /** You use an API key. Only a signed-in person can decide. */
  public static final CannotDecide API_KEY = of("api_key");

  /** Your role does not allow the action. */
  public static final CannotDecide ROLE = of("role");

  /** You requested it. */
  public static final CannotDecide REQUESTER = of("requester");

  /** You created or rotated the API key that requested it. */
  public static final CannotDecide KEY_OWNER = of("key_owner");

  /**
   * Within the last 72 hours, one person invited or promoted both you and the requester, or one of you invited
   * or promoted the other.
   */
  public static final CannotDecide RECENTLY_INVITED = of("recently_invited");

  private CannotDecide(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static CannotDecide of(String value) {
    return intern(CannotDecide.class, value, CannotDecide::new);
  }
}
