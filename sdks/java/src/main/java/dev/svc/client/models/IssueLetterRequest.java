// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** The body of {@code POST /v1/rollovers/{id}/letters}. */
public final class IssueLetterRequest extends ApiObject {
  /** Creates an object from JSON. */
  public IssueLetterRequest(JsonNode json) {
    super(json);
  }

  /** Kind of letter. */
  public LetterKind kind() {
    return required("kind", enumeration(LetterKind::of));
  }

  /** Account numbers in the letter. Default: {@code masked}. */
  public Optional<LetterAccountNumbers> accountNumbers() {
    return optional("accountNumbers", enumeration(LetterAccountNumbers::of));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link IssueLetterRequest}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Kind of letter. Required. */
    public Builder kind(LetterKind value) {
      return set("kind", value);
    }

    /** Account numbers in the letter. Default: {@code masked}. */
    public Builder accountNumbers(LetterAccountNumbers value) {
      return set("accountNumbers", value);
    }

    /** Returns the object. */
    public IssueLetterRequest build() {
      return new IssueLetterRequest(members());
    }
  }
}
