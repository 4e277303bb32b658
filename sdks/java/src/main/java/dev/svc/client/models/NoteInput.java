// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;

/** A note on a rollover. */
public final class NoteInput extends ApiObject {
  /** Creates an object from JSON. */
  public NoteInput(JsonNode json) {
    super(json);
  }

  /** Text of the note, up to 4,000 characters. */
  public String text() {
    return required("text", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link NoteInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Text of the note, up to 4,000 characters. Required. */
    public Builder text(String value) {
      return set("text", value);
    }

    /** Returns the object. */
    public NoteInput build() {
      return new NoteInput(members());
    }
  }
}
