// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/**
 * Language of the page and its messages. Default: the language of the participant's consent, otherwise {@code
 * en}.
 */
public final class TrackingLanguage extends ApiEnum {
  /** English. */
  public static final TrackingLanguage EN = of("en");

  /** Spanish. */
  public static final TrackingLanguage ES = of("es");

  private TrackingLanguage(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static TrackingLanguage of(String value) {
    return intern(TrackingLanguage.class, value, TrackingLanguage::new);
  }
}
