// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** The parameters of {@code amend}. */
public final class AmendActionParams extends ApiObject {
  /** Creates an object from JSON. */
  public AmendActionParams(JsonNode json) {
    super(json);
  }

  /** Reason, up to 500 characters. Do not include personal data. */
  public String reason() {
    return required("reason", ApiObject::text);
  }

  /** Returns {@code source}. */
  public Optional<AmendedSourceInput> source() {
    return optional("source", AmendedSourceInput::new);
  }

  /** Returns {@code destination}. */
  public Optional<AmendedDestinationInput> destination() {
    return optional("destination", AmendedDestinationInput::new);
  }

  /**
   * The participant's correct claim to the money. {@code own} and {@code alternate_payee} clear {@code
   * decedentName}.
   */
  public Optional<Relationship> relationship() {
    return optional("relationship", enumeration(Relationship::of));
  }

  /** True if the destination is an inherited IRA. */
  public Optional<Boolean> isInheritedIra() {
    return optional("isInheritedIra", ApiObject::bool);
  }

  /** Name of the deceased owner. Inherited IRAs are titled in that name. */
  public Optional<String> decedentName() {
    return optional("decedentName", ApiObject::text);
  }

  /** Correct kind of the source plan. Spousal consent and some distribution codes depend on it. */
  public Optional<PlanKind> planKind() {
    return optional("planKind", enumeration(PlanKind::of));
  }

  /** Correct delivery method. */
  public Optional<DeliveryMethod> deliveryMethod() {
    return optional("deliveryMethod", enumeration(DeliveryMethod::of));
  }

  /** Attestations that the corrected rollover requires. They are added to those already given. */
  public Optional<Attestations> attestations() {
    return optional("attestations", Attestations::new);
  }

  /**
   * Reference to the participant's new consent, if the amendment needs one and it has been given. Without it,
   * the rollover waits for {@code sign_consent}.
   */
  public Optional<String> consentReference() {
    return optional("consentReference", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link AmendActionParams}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Reason, up to 500 characters. Do not include personal data. Required. */
    public Builder reason(String value) {
      return set("reason", value);
    }

    /** Sets {@code source}. */
    public Builder source(AmendedSourceInput value) {
      return set("source", value);
    }

    /** Sets {@code destination}. */
    public Builder destination(AmendedDestinationInput value) {
      return set("destination", value);
    }

    /**
     * The participant's correct claim to the money. {@code own} and {@code alternate_payee} clear {@code
     * decedentName}.
     */
    public Builder relationship(Relationship value) {
      return set("relationship", value);
    }

    /** True if the destination is an inherited IRA. */
    public Builder isInheritedIra(boolean value) {
      return set("isInheritedIra", value);
    }

    /** Name of the deceased owner. Inherited IRAs are titled in that name. */
    public Builder decedentName(String value) {
      return set("decedentName", value);
    }

    /** Correct kind of the source plan. Spousal consent and some distribution codes depend on it. */
    public Builder planKind(PlanKind value) {
      return set("planKind", value);
    }

    /** Correct delivery method. */
    public Builder deliveryMethod(DeliveryMethod value) {
      return set("deliveryMethod", value);
    }

    /** Attestations that the corrected rollover requires. They are added to those already given. */
    public Builder attestations(Attestations value) {
      return set("attestations", value);
    }

    /**
     * Reference to the participant's new consent, if the amendment needs one and it has been given. Without it,
     * the rollover waits for {@code sign_consent}.
     */
    public Builder consentReference(String value) {
      return set("consentReference", value);
    }

    /** Returns the object. */
    public AmendActionParams build() {
      return new AmendActionParams(members());
    }
  }
}
