// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.time.LocalDate;
import java.util.Optional;

/**
 * Correct account numbers, the destination custodian, the registration, the plan or the delivery method. New
 * instructions replace the previous ones. Allowed in {@code draft}, {@code awaiting_participant}, {@code
 * submitted}, {@code in_review}, {@code approved}, {@code requested}, {@code processing}, {@code
 * awaiting_documents}, {@code on_hold}.
 */
public final class AmendAction extends ApiObject implements RolloversActBody {
  /** Creates an object from JSON. */
  public AmendAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code amend}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** The parameters of {@code amend}. */
  public Params params() {
    return required("params", Params::new);
  }

  /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
  public Optional<Boolean> dryRun() {
    return optional("dryRun", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link AmendAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "amend");
    }

    /** The parameters of {@code amend}. Required. */
    public Builder params(Params value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public AmendAction build() {
      return new AmendAction(members());
    }
  }

  /** The parameters of {@code amend}. */
  public static final class Params extends ApiObject {
    /** Creates an object from JSON. */
    public Params(JsonNode json) {
      super(json);
    }

    /** Reason, up to 500 characters. Do not include personal data. */
    public String reason() {
      return required("reason", ApiObject::text);
    }

    /** Corrections to the source. */
    public Optional<Source> source() {
      return optional("source", Source::new);
    }

    /** Corrections to the destination. */
    public Optional<Destination> destination() {
      return optional("destination", Destination::new);
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

    /** Builds {@link Params}. */
    public static final class Builder extends ObjectBuilder<Builder> {
      private Builder() {}

      /** Reason, up to 500 characters. Do not include personal data. Required. */
      public Builder reason(String value) {
        return set("reason", value);
      }

      /** Corrections to the source. */
      public Builder source(Source value) {
        return set("source", value);
      }

      /** Corrections to the destination. */
      public Builder destination(Destination value) {
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
      public Params build() {
        return new Params(members());
      }
    }

    /** Corrections to the source. */
    public static final class Source extends ApiObject {
      /** Creates an object from JSON. */
      public Source(JsonNode json) {
        super(json);
      }

      /** Correct account number. */
      public Optional<String> accountNumber() {
        return optional("accountNumber", ApiObject::text);
      }

      /** Correct account type. */
      public Optional<AccountType> accountType() {
        return optional("accountType", enumeration(AccountType::of));
      }

      /** Correct plan, recorded with {@code POST /v1/plans}. It also sets {@code planName}. Null removes the plan. */
      public Optional<String> planId() {
        return optional("planId", ApiObject::text);
      }

      /** Correct name of the employer's plan. */
      public Optional<String> planName() {
        return optional("planName", ApiObject::text);
      }

      /** Correct date of the participant's first contribution. Some rules depend on it. */
      public Optional<LocalDate> firstContributionDate() {
        return optional("firstContributionDate", ApiObject::date);
      }

      /** Returns a builder. */
      public static Builder builder() {
        return new Builder();
      }

      /** Builds {@link Source}. */
      public static final class Builder extends ObjectBuilder<Builder> {
        private Builder() {}

        /** Correct account number. */
        public Builder accountNumber(String value) {
          return set("accountNumber", value);
        }

        /** Correct account type. */
        public Builder accountType(AccountType value) {
          return set("accountType", value);
        }

        /**
         * Correct plan, recorded with {@code POST /v1/plans}. It also sets {@code planName}. Null removes the plan.
         * Can be null.
         */
        public Builder planId(String value) {
          return member("planId", value);
        }

        /** Correct name of the employer's plan. */
        public Builder planName(String value) {
          return set("planName", value);
        }

        /** Correct date of the participant's first contribution. Some rules depend on it. */
        public Builder firstContributionDate(LocalDate value) {
          return set("firstContributionDate", value);
        }

        /** Returns the object. */
        public Source build() {
          return new Source(members());
        }
      }
    }

    /** Corrections to the destination. */
    public static final class Destination extends ApiObject {
      /** Creates an object from JSON. */
      public Destination(JsonNode json) {
        super(json);
      }

      /** The custodian's ID. Send this or {@code custodianSlug}. */
      public Optional<String> custodianId() {
        return optional("custodianId", ApiObject::text);
      }

      /** The custodian's slug, such as {@code fidelity}. Send this or {@code custodianId}. */
      public Optional<String> custodianSlug() {
        return optional("custodianSlug", ApiObject::text);
      }

      /** Correct account number. Required with another custodian. */
      public Optional<String> accountNumber() {
        return optional("accountNumber", ApiObject::text);
      }

      /** Correct account type. */
      public Optional<AccountType> accountType() {
        return optional("accountType", enumeration(AccountType::of));
      }

      /** Correct plan, recorded with {@code POST /v1/plans}. It also sets {@code planName}. Null removes the plan. */
      public Optional<String> planId() {
        return optional("planId", ApiObject::text);
      }

      /** Correct name of the employer's plan. */
      public Optional<String> planName() {
        return optional("planName", ApiObject::text);
      }

      /** Correct date of the participant's first contribution. Some rules depend on it. */
      public Optional<LocalDate> firstContributionDate() {
        return optional("firstContributionDate", ApiObject::date);
      }

      /** Returns a builder. */
      public static Builder builder() {
        return new Builder();
      }

      /** Builds {@link Destination}. */
      public static final class Builder extends ObjectBuilder<Builder> {
        private Builder() {}

        /** The custodian's ID. Send this or {@code custodianSlug}. */
        public Builder custodianId(String value) {
          return set("custodianId", value);
        }

        /** The custodian's slug, such as {@code fidelity}. Send this or {@code custodianId}. */
        public Builder custodianSlug(String value) {
          return set("custodianSlug", value);
        }

        /** Correct account number. Required with another custodian. */
        public Builder accountNumber(String value) {
          return set("accountNumber", value);
        }

        /** Correct account type. */
        public Builder accountType(AccountType value) {
          return set("accountType", value);
        }

        /**
         * Correct plan, recorded with {@code POST /v1/plans}. It also sets {@code planName}. Null removes the plan.
         * Can be null.
         */
        public Builder planId(String value) {
          return member("planId", value);
        }

        /** Correct name of the employer's plan. */
        public Builder planName(String value) {
          return set("planName", value);
        }

        /** Correct date of the participant's first contribution. Some rules depend on it. */
        public Builder firstContributionDate(LocalDate value) {
          return set("firstContributionDate", value);
        }

        /** Returns the object. */
        public Destination build() {
          return new Destination(members());
        }
      }
    }

    /**
     * The participant's correct claim to the money. {@code own} and {@code alternate_payee} clear {@code
     * decedentName}.
     */
    public static final class Relationship extends ApiEnum {
      /** The participant's own money. */
      public static final Relationship OWN = of("own");

      /** Inherited from the participant's spouse. It can go wherever the spouse's own money could. */
      public static final Relationship SPOUSE_BENEFICIARY = of("spouse_beneficiary");

      /** Inherited from anyone else. It must go directly to an inherited IRA. */
      public static final Relationship NON_SPOUSE_BENEFICIARY = of("non_spouse_beneficiary");

      /** Awarded to a spouse or former spouse by a qualified domestic relations order. */
      public static final Relationship ALTERNATE_PAYEE = of("alternate_payee");

      private Relationship(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static Relationship of(String value) {
        return intern(Relationship.class, value, Relationship::new);
      }
    }
  }
}
