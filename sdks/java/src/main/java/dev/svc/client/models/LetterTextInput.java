// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.List;

/** Wording of a kind of letter. */
public final class LetterTextInput extends ApiObject {
  /** Creates an object from JSON. */
  public LetterTextInput(JsonNode json) {
    super(json);
  }

  /** Kind of letter. */
  public WordedLetterKind kind() {
    return required("kind", enumeration(WordedLetterKind::of));
  }

  /**
   * The paragraphs, with placeholders such as {@code {{participant.name}}}. An empty list restores the default
   * wording.
   */
  public List<String> paragraphs() {
    return required("paragraphs", list(ApiObject::text));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link LetterTextInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Kind of letter. Required. */
    public Builder kind(WordedLetterKind value) {
      return set("kind", value);
    }

    /**
     * The paragraphs, with placeholders such as {@code {{participant.name}}}. An empty list restores the default
     * wording. Required.
     */
    public Builder paragraphs(List<String> value) {
      return set("paragraphs", value);
    }

    /** Returns the object. */
    public LetterTextInput build() {
      return new LetterTextInput(members());
    }
  }
}
