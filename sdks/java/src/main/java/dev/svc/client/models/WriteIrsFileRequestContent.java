// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The forms in the file. */
public final class WriteIrsFileRequestContent extends ApiEnum {
  /** The forms as they were filed, as original forms. */
  public static final WriteIrsFileRequestContent ORIGINAL = of("original");

  /**
   * The forms that changed since the filing, as corrections with the indicators G and C. Forms that were not
   * filed are added as original forms. Rollovers in progress are left out.
   */
  public static final WriteIrsFileRequestContent CORRECTIONS = of("corrections");

  private WriteIrsFileRequestContent(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static WriteIrsFileRequestContent of(String value) {
    return intern(WriteIrsFileRequestContent.class, value, WriteIrsFileRequestContent::new);
  }
}
