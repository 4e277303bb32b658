// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** Query parameters. */
public final class LettersDownloadQuery extends ApiObject {
  /** Creates an object from JSON. */
  public LettersDownloadQuery(JsonNode json) {
    super(json);
  }

  /** {@code issued} for the letter as issued, {@code signed} for its signed copy. Default: "issued". */
  public Optional<LettersDownloadCopy> copy() {
    return optional("copy", enumeration(LettersDownloadCopy::of));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link LettersDownloadQuery}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** {@code issued} for the letter as issued, {@code signed} for its signed copy. Default: "issued". */
    public Builder copy(LettersDownloadCopy value) {
      return set("copy", value);
    }

    /** Returns the object. */
    public LettersDownloadQuery build() {
      return new LettersDownloadQuery(members());
    }
  }
}
