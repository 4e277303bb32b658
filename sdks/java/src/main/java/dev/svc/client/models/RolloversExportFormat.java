// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The possible values. New values may be added. */
public final class RolloversExportFormat extends ApiEnum {
  /** One JSON object per line. */
  public static final RolloversExportFormat NDJSON = of("ndjson");

  /** Comma-separated values with a header. */
  public static final RolloversExportFormat CSV = of("csv");

  private RolloversExportFormat(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static RolloversExportFormat of(String value) {
    return intern(RolloversExportFormat.class, value, RolloversExportFormat::new);
  }
}
