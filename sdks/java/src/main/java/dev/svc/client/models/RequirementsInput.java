// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** Requirements in addition to the directory's. They cannot remove a requirement. */
public final class RequirementsInput extends ApiObject {
  /** Creates an object from JSON. */
  public RequirementsInput(JsonNode json) {
    super(json);
  }

  /** A letter of acceptance from the receiving custodian. Default: false. */
  public Optional<Boolean> loa() {
    return optional("loa", ApiObject::bool);
  }

  /** A medallion signature guarantee. Default: false. */
  public Optional<Boolean> medallion() {
    return optional("medallion", ApiObject::bool);
  }

  /** A notary must witness the signature. Default: false. */
  public Optional<Boolean> notarization() {
    return optional("notarization", ApiObject::bool);
  }

  /** The spouse must consent in writing. Default: false. */
  public Optional<Boolean> spousalConsent() {
    return optional("spousalConsent", ApiObject::bool);
  }

  /** A wet-ink signature on paper. Default: false. */
  public Optional<Boolean> wetSignature() {
    return optional("wetSignature", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RequirementsInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** A letter of acceptance from the receiving custodian. Default: false. */
    public Builder loa(boolean value) {
      return set("loa", value);
    }

    /** A medallion signature guarantee. Default: false. */
    public Builder medallion(boolean value) {
      return set("medallion", value);
    }

    /** A notary must witness the signature. Default: false. */
    public Builder notarization(boolean value) {
      return set("notarization", value);
    }

    /** The spouse must consent in writing. Default: false. */
    public Builder spousalConsent(boolean value) {
      return set("spousalConsent", value);
    }

    /** A wet-ink signature on paper. Default: false. */
    public Builder wetSignature(boolean value) {
      return set("wetSignature", value);
    }

    /** Returns the object. */
    public RequirementsInput build() {
      return new RequirementsInput(members());
    }
  }
}
