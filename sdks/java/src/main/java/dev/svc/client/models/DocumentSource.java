// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The party that must provide documents. */
public final class DocumentSource extends ApiEnum {
  /** The integrator. */
  public static final DocumentSource INTEGRATOR = of("integrator");

  /** The participant. */
  public static final DocumentSource PARTICIPANT = of("participant");

  private DocumentSource(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static DocumentSource of(String value) {
    return intern(DocumentSource.class, value, DocumentSource::new);
  }
}
