// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code duplicate_file}: The file is already imported. */
public final class DuplicateFileException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public DuplicateFileException(Refusal refusal) {
    super(refusal);
  }
}
