// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
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
  public Optional<Copy> copy() {
    return optional("copy", enumeration(Copy::of));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link LettersDownloadQuery}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** {@code issued} for the letter as issued, {@code signed} for its signed copy. Default: "issued". */
    public Builder copy(Copy value) {
      return set("copy", value);
    }

    /** Returns the object. */
    public LettersDownloadQuery build() {
      return new LettersDownloadQuery(members());
    }
  }

  /** {@code issued} for the letter as issued, {@code signed} for its signed copy. Default: "issued". */
  public static final class Copy extends ApiEnum {
    /** The PDF as issued. */
    public static final Copy ISSUED = of("issued");

    /** The PDF with the typed signature. */
    public static final Copy SIGNED = of("signed");

    private Copy(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Copy of(String value) {
      return intern(Copy.class, value, Copy::new);
    }
  }
}
