// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.List;
import java.util.Optional;

/** Letterhead and wording to change. Omitted fields stay unchanged. */
public final class LetterTemplatesPatch extends ApiObject {
  /** Creates an object from JSON. */
  public LetterTemplatesPatch(JsonNode json) {
    super(json);
  }

  /** Name in the letterhead. Null restores the organization's name. */
  public Optional<String> name() {
    return optional("name", ApiObject::text);
  }

  /** Mailing address in the letterhead, one line per item. */
  public Optional<List<String>> address() {
    return optional("address", list(ApiObject::text));
  }

  /** Phone number in the letterhead. Null removes it. */
  public Optional<String> phone() {
    return optional("phone", ApiObject::text);
  }

  /** Email address in the letterhead. Null removes it. */
  public Optional<String> email() {
    return optional("email", ApiObject::text);
  }

  /**
   * Logo in the letterhead: a PNG image in base64, up to 64 kB and 1200 by 600 pixels, with 8 bits per sample.
   * Null removes it.
   */
  public Optional<String> logo() {
    return optional("logo", ApiObject::text);
  }

  /** Name under the signature line. Null leaves it blank. */
  public Optional<String> signatoryName() {
    return optional("signatoryName", ApiObject::text);
  }

  /** Title under the signature line. Null leaves it blank. */
  public Optional<String> signatoryTitle() {
    return optional("signatoryTitle", ApiObject::text);
  }

  /** Wording of some kinds of letters. Other kinds stay the same. */
  public Optional<List<LetterTextInput>> texts() {
    return optional("texts", list(LetterTextInput::new));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link LetterTemplatesPatch}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Name in the letterhead. Null restores the organization's name. Can be null. */
    public Builder name(String value) {
      return member("name", value);
    }

    /** Mailing address in the letterhead, one line per item. */
    public Builder address(List<String> value) {
      return set("address", value);
    }

    /** Phone number in the letterhead. Null removes it. Can be null. */
    public Builder phone(String value) {
      return member("phone", value);
    }

    /** Email address in the letterhead. Null removes it. Can be null. */
    public Builder email(String value) {
      return member("email", value);
    }

    /**
     * Logo in the letterhead: a PNG image in base64, up to 64 kB and 1200 by 600 pixels, with 8 bits per sample.
     * Null removes it. Can be null.
     */
    public Builder logo(String value) {
      return member("logo", value);
    }

    /** Name under the signature line. Null leaves it blank. Can be null. */
    public Builder signatoryName(String value) {
      return member("signatoryName", value);
    }

    /** Title under the signature line. Null leaves it blank. Can be null. */
    public Builder signatoryTitle(String value) {
      return member("signatoryTitle", value);
    }

    /** Wording of some kinds of letters. Other kinds stay the same. */
    public Builder texts(List<LetterTextInput> value) {
      return set("texts", value);
    }

    /** Returns the object. */
    public LetterTemplatesPatch build() {
      return new LetterTemplatesPatch(members());
    }
  }
}
