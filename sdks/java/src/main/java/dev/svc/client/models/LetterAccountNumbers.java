// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Account numbers in the letter. Default: {@code masked}. */
public final class LetterAccountNumbers extends ApiEnum {
  /** Only the last characters. */
  public static final LetterAccountNumbers MASKED = of("masked");

  /**
   * Full account numbers. Requires the scope {@code rollovers:reveal} and, if the organization requires it, a
   * second person.
   */
  public static final LetterAccountNumbers FULL = of("full");

  private LetterAccountNumbers(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static LetterAccountNumbers of(String value) {
    return intern(LetterAccountNumbers.class, value, LetterAccountNumbers::new);
  }
}
