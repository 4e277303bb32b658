// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.List;
import java.util.Optional;

/** The object {@code TaxFilingsWriteIrsFileBody}. */
public final class TaxFilingsWriteIrsFileBody extends ApiObject {
  /** Creates an object from JSON. */
  public TaxFilingsWriteIrsFileBody(JsonNode json) {
    super(json);
  }

  /** Which forms the file has. */
  public Content content() {
    return required("content", enumeration(Content::of));
  }

  /** Marks a test file. Default: true in the test environment, where it cannot be false. */
  public Optional<Boolean> isTest() {
    return optional("isTest", ApiObject::bool);
  }

  /** The company that sends the file. */
  public Transmitter transmitter() {
    return required("transmitter", Transmitter::new);
  }

  /** The custodian that files the forms: the payer of Form 1099-R, the trustee of Form 5498. */
  public Payer payer() {
    return required("payer", Payer::new);
  }

  /**
   * States to which the IRS forwards the forms (Combined Federal/State Filing Program), as two-letter codes. The payer
   * needs the approval of the IRS. Each form goes to the state of box 15, or else of the recipient's address. Default:
   * none.
   */
  public Optional<List<String>> combinedFilingStates() {
    return optional("combinedFilingStates", list(ApiObject::text));
  }

  /** Recipients of the payer's forms. Others are ignored. */
  public List<Recipient> recipients() {
    return required("recipients", list(Recipient::new));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link TaxFilingsWriteIrsFileBody}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Which forms the file has. Required. */
    public Builder content(Content value) {
      return set("content", value);
    }

    /** Marks a test file. Default: true in the test environment, where it cannot be false. */
    public Builder isTest(boolean value) {
      return set("isTest", value);
    }

    /** The company that sends the file. Required. */
    public Builder transmitter(Transmitter value) {
      return set("transmitter", value);
    }

    /** The custodian that files the forms: the payer of Form 1099-R, the trustee of Form 5498. Required. */
    public Builder payer(Payer value) {
      return set("payer", value);
    }

    /**
     * States to which the IRS forwards the forms (Combined Federal/State Filing Program), as two-letter codes. The
     * payer needs the approval of the IRS. Each form goes to the state of box 15, or else of the recipient's address.
     * Default: none.
     */
    public Builder combinedFilingStates(List<String> value) {
      return set("combinedFilingStates", value);
    }

    /** Recipients of the payer's forms. Others are ignored. Required. */
    public Builder recipients(List<Recipient> value) {
      return set("recipients", value);
    }

    /** Returns the object. */
    public TaxFilingsWriteIrsFileBody build() {
      return new TaxFilingsWriteIrsFileBody(members());
    }
  }

  /** Which forms the file has. */
  public static final class Content extends ApiEnum {
    /** The forms as they were filed, as original forms. */
    public static final Content ORIGINAL = of("original");

    /**
     * The differences from the current forms, with the indicators G and C. Forms that were not filed are original forms.
     * Rollovers in progress are left out.
     */
    public static final Content CORRECTIONS = of("corrections");

    private Content(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Content of(String value) {
      return intern(Content.class, value, Content::new);
    }
  }

  /** The company that sends the file. */
  public static final class Transmitter extends ApiObject {
    /** Creates an object from JSON. */
    public Transmitter(JsonNode json) {
      super(json);
    }

    /** The transmitter's TIN. */
    public String tin() {
      return required("tin", ApiObject::text);
    }

    /** Transmitter Control Code (TCC) from the IRS. */
    public String controlCode() {
      return required("controlCode", ApiObject::text);
    }

    /** The transmitter's name. */
    public String name() {
      return required("name", ApiObject::text);
    }

    /** An address in the United States. Both lines together have up to 40 characters. */
    public Address address() {
      return required("address", Address::new);
    }

    /** Person who answers questions of the IRS. */
    public Contact contact() {
      return required("contact", Contact::new);
    }

    /** Returns a builder. */
    public static Builder builder() {
      return new Builder();
    }

    /** Builds {@link Transmitter}. */
    public static final class Builder extends ObjectBuilder<Builder> {
      private Builder() {}

      /** The transmitter's TIN. Required. */
      public Builder tin(String value) {
        return set("tin", value);
      }

      /** Transmitter Control Code (TCC) from the IRS. Required. */
      public Builder controlCode(String value) {
        return set("controlCode", value);
      }

      /** The transmitter's name. Required. */
      public Builder name(String value) {
        return set("name", value);
      }

      /** An address in the United States. Both lines together have up to 40 characters. Required. */
      public Builder address(Address value) {
        return set("address", value);
      }

      /** Person who answers questions of the IRS. Required. */
      public Builder contact(Contact value) {
        return set("contact", value);
      }

      /** Returns the object. */
      public Transmitter build() {
        return new Transmitter(members());
      }
    }

    /** An address in the United States. Both lines together have up to 40 characters. */
    public static final class Address extends ApiObject {
      /** Creates an object from JSON. */
      public Address(JsonNode json) {
        super(json);
      }

      /** Street and number. */
      public String line1() {
        return required("line1", ApiObject::text);
      }

      /** The second address line. */
      public Optional<String> line2() {
        return optional("line2", ApiObject::text);
      }

      /** City of the address. */
      public String city() {
        return required("city", ApiObject::text);
      }

      /** Two-letter code of the state, territory or military post. */
      public String region() {
        return required("region", ApiObject::text);
      }

      /** The ZIP code. */
      public String postalCode() {
        return required("postalCode", ApiObject::text);
      }

      /** {@code US}. Other countries are not supported. */
      public Optional<String> country() {
        return optional("country", ApiObject::text);
      }

      /** Returns a builder. */
      public static Builder builder() {
        return new Builder();
      }

      /** Builds {@link Address}. */
      public static final class Builder extends ObjectBuilder<Builder> {
        private Builder() {}

        /** Street and number. Required. */
        public Builder line1(String value) {
          return set("line1", value);
        }

        /** The second address line. */
        public Builder line2(String value) {
          return set("line2", value);
        }

        /** City of the address. Required. */
        public Builder city(String value) {
          return set("city", value);
        }

        /** Two-letter code of the state, territory or military post. Required. */
        public Builder region(String value) {
          return set("region", value);
        }

        /** The ZIP code. Required. */
        public Builder postalCode(String value) {
          return set("postalCode", value);
        }

        /** {@code US}. Other countries are not supported. */
        public Builder country(String value) {
          return set("country", value);
        }

        /** Returns the object. */
        public Address build() {
          return new Address(members());
        }
      }
    }

    /** Person who answers questions of the IRS. */
    public static final class Contact extends ApiObject {
      /** Creates an object from JSON. */
      public Contact(JsonNode json) {
        super(json);
      }

      /** The contact's name. */
      public String name() {
        return required("name", ApiObject::text);
      }

      /** Telephone number with area code. */
      public String phone() {
        return required("phone", ApiObject::text);
      }

      /** Email address of the contact. */
      public String email() {
        return required("email", ApiObject::text);
      }

      /** Returns a builder. */
      public static Builder builder() {
        return new Builder();
      }

      /** Builds {@link Contact}. */
      public static final class Builder extends ObjectBuilder<Builder> {
        private Builder() {}

        /** The contact's name. Required. */
        public Builder name(String value) {
          return set("name", value);
        }

        /** Telephone number with area code. Required. */
        public Builder phone(String value) {
          return set("phone", value);
        }

        /** Email address of the contact. Required. */
        public Builder email(String value) {
          return set("email", value);
        }

        /** Returns the object. */
        public Contact build() {
          return new Contact(members());
        }
      }
    }
  }

  /** The custodian that files the forms: the payer of Form 1099-R, the trustee of Form 5498. */
  public static final class Payer extends ApiObject {
    /** Creates an object from JSON. */
    public Payer(JsonNode json) {
      super(json);
    }

    /** The custodian whose forms the file has. */
    public String custodianId() {
      return required("custodianId", ApiObject::text);
    }

    /** The payer's TIN. */
    public String tin() {
      return required("tin", ApiObject::text);
    }

    /** The payer's name. */
    public String name() {
      return required("name", ApiObject::text);
    }

    /** An address in the United States. Both lines together have up to 40 characters. */
    public Address address() {
      return required("address", Address::new);
    }

    /** Telephone number with area code. */
    public String phone() {
      return required("phone", ApiObject::text);
    }

    /** Returns a builder. */
    public static Builder builder() {
      return new Builder();
    }

    /** Builds {@link Payer}. */
    public static final class Builder extends ObjectBuilder<Builder> {
      private Builder() {}

      /** The custodian whose forms the file has. Required. */
      public Builder custodianId(String value) {
        return set("custodianId", value);
      }

      /** The payer's TIN. Required. */
      public Builder tin(String value) {
        return set("tin", value);
      }

      /** The payer's name. Required. */
      public Builder name(String value) {
        return set("name", value);
      }

      /** An address in the United States. Both lines together have up to 40 characters. Required. */
      public Builder address(Address value) {
        return set("address", value);
      }

      /** Telephone number with area code. Required. */
      public Builder phone(String value) {
        return set("phone", value);
      }

      /** Returns the object. */
      public Payer build() {
        return new Payer(members());
      }
    }

    /** An address in the United States. Both lines together have up to 40 characters. */
    public static final class Address extends ApiObject {
      /** Creates an object from JSON. */
      public Address(JsonNode json) {
        super(json);
      }

      /** Street and number. */
      public String line1() {
        return required("line1", ApiObject::text);
      }

      /** The second address line. */
      public Optional<String> line2() {
        return optional("line2", ApiObject::text);
      }

      /** City of the address. */
      public String city() {
        return required("city", ApiObject::text);
      }

      /** Two-letter code of the state, territory or military post. */
      public String region() {
        return required("region", ApiObject::text);
      }

      /** The ZIP code. */
      public String postalCode() {
        return required("postalCode", ApiObject::text);
      }

      /** {@code US}. Other countries are not supported. */
      public Optional<String> country() {
        return optional("country", ApiObject::text);
      }

      /** Returns a builder. */
      public static Builder builder() {
        return new Builder();
      }

      /** Builds {@link Address}. */
      public static final class Builder extends ObjectBuilder<Builder> {
        private Builder() {}

        /** Street and number. Required. */
        public Builder line1(String value) {
          return set("line1", value);
        }

        /** The second address line. */
        public Builder line2(String value) {
          return set("line2", value);
        }

        /** City of the address. Required. */
        public Builder city(String value) {
          return set("city", value);
        }

        /** Two-letter code of the state, territory or military post. Required. */
        public Builder region(String value) {
          return set("region", value);
        }

        /** The ZIP code. Required. */
        public Builder postalCode(String value) {
          return set("postalCode", value);
        }

        /** {@code US}. Other countries are not supported. */
        public Builder country(String value) {
          return set("country", value);
        }

        /** Returns the object. */
        public Address build() {
          return new Address(members());
        }
      }
    }
  }

  /** The recipient of a form. */
  public static final class Recipient extends ApiObject {
    /** Creates an object from JSON. */
    public Recipient(JsonNode json) {
      super(json);
    }

    /** The recipient's account. */
    public String accountId() {
      return required("accountId", ApiObject::text);
    }

    /** The recipient's SSN, ITIN or ATIN. */
    public String tin() {
      return required("tin", ApiObject::text);
    }

    /** The recipient's name. */
    public String name() {
      return required("name", ApiObject::text);
    }

    /** An address in the United States. Both lines together have up to 40 characters. */
    public Address address() {
      return required("address", Address::new);
    }

    /**
     * The recipient on the filed form. Required in corrections if the recipient's name changed. Also send it if only the
     * TIN was wrong: all of the recipient's forms are then withdrawn and filed again.
     */
    public Optional<FiledAs> filedAs() {
      return optional("filedAs", FiledAs::new);
    }

    /** Returns a builder. */
    public static Builder builder() {
      return new Builder();
    }

    /** Builds {@link Recipient}. */
    public static final class Builder extends ObjectBuilder<Builder> {
      private Builder() {}

      /** The recipient's account. Required. */
      public Builder accountId(String value) {
        return set("accountId", value);
      }

      /** The recipient's SSN, ITIN or ATIN. Required. */
      public Builder tin(String value) {
        return set("tin", value);
      }

      /** The recipient's name. Required. */
      public Builder name(String value) {
        return set("name", value);
      }

      /** An address in the United States. Both lines together have up to 40 characters. Required. */
      public Builder address(Address value) {
        return set("address", value);
      }

      /**
       * The recipient on the filed form. Required in corrections if the recipient's name changed. Also send it if only
       * the TIN was wrong: all of the recipient's forms are then withdrawn and filed again.
       */
      public Builder filedAs(FiledAs value) {
        return set("filedAs", value);
      }

      /** Returns the object. */
      public Recipient build() {
        return new Recipient(members());
      }
    }

    /** An address in the United States. Both lines together have up to 40 characters. */
    public static final class Address extends ApiObject {
      /** Creates an object from JSON. */
      public Address(JsonNode json) {
        super(json);
      }

      /** Street and number. */
      public String line1() {
        return required("line1", ApiObject::text);
      }

      /** The second address line. */
      public Optional<String> line2() {
        return optional("line2", ApiObject::text);
      }

      /** City of the address. */
      public String city() {
        return required("city", ApiObject::text);
      }

      /** Two-letter code of the state, territory or military post. */
      public String region() {
        return required("region", ApiObject::text);
      }

      /** The ZIP code. */
      public String postalCode() {
        return required("postalCode", ApiObject::text);
      }

      /** {@code US}. Other countries are not supported. */
      public Optional<String> country() {
        return optional("country", ApiObject::text);
      }

      /** Returns a builder. */
      public static Builder builder() {
        return new Builder();
      }

      /** Builds {@link Address}. */
      public static final class Builder extends ObjectBuilder<Builder> {
        private Builder() {}

        /** Street and number. Required. */
        public Builder line1(String value) {
          return set("line1", value);
        }

        /** The second address line. */
        public Builder line2(String value) {
          return set("line2", value);
        }

        /** City of the address. Required. */
        public Builder city(String value) {
          return set("city", value);
        }

        /** Two-letter code of the state, territory or military post. Required. */
        public Builder region(String value) {
          return set("region", value);
        }

        /** The ZIP code. Required. */
        public Builder postalCode(String value) {
          return set("postalCode", value);
        }

        /** {@code US}. Other countries are not supported. */
        public Builder country(String value) {
          return set("country", value);
        }

        /** Returns the object. */
        public Address build() {
          return new Address(members());
        }
      }
    }

    /**
     * The recipient on the filed form. Required in corrections if the recipient's name changed. Also send it if only the
     * TIN was wrong: all of the recipient's forms are then withdrawn and filed again.
     */
    public static final class FiledAs extends ApiObject {
      /** Creates an object from JSON. */
      public FiledAs(JsonNode json) {
        super(json);
      }

      /** The filed TIN. Default: {@code tin}. */
      public Optional<String> tin() {
        return optional("tin", ApiObject::text);
      }

      /** The recipient's name. */
      public String name() {
        return required("name", ApiObject::text);
      }

      /** The filed address. Default: {@code address}. */
      public Optional<Address> address() {
        return optional("address", Address::new);
      }

      /** Returns a builder. */
      public static Builder builder() {
        return new Builder();
      }

      /** Builds {@link FiledAs}. */
      public static final class Builder extends ObjectBuilder<Builder> {
        private Builder() {}

        /** The filed TIN. Default: {@code tin}. */
        public Builder tin(String value) {
          return set("tin", value);
        }

        /** The recipient's name. Required. */
        public Builder name(String value) {
          return set("name", value);
        }

        /** The filed address. Default: {@code address}. */
        public Builder address(Address value) {
          return set("address", value);
        }

        /** Returns the object. */
        public FiledAs build() {
          return new FiledAs(members());
        }
      }

      /** The filed address. Default: {@code address}. */
      public static final class Address extends ApiObject {
        /** Creates an object from JSON. */
        public Address(JsonNode json) {
          super(json);
        }

        /** Street and number. */
        public String line1() {
          return required("line1", ApiObject::text);
        }

        /** The second address line. */
        public Optional<String> line2() {
          return optional("line2", ApiObject::text);
        }

        /** City of the address. */
        public String city() {
          return required("city", ApiObject::text);
        }

        /** Two-letter code of the state, territory or military post. */
        public String region() {
          return required("region", ApiObject::text);
        }

        /** The ZIP code. */
        public String postalCode() {
          return required("postalCode", ApiObject::text);
        }

        /** {@code US}. Other countries are not supported. */
        public Optional<String> country() {
          return optional("country", ApiObject::text);
        }

        /** Returns a builder. */
        public static Builder builder() {
          return new Builder();
        }

        /** Builds {@link Address}. */
        public static final class Builder extends ObjectBuilder<Builder> {
          private Builder() {}

          /** Street and number. Required. */
          public Builder line1(String value) {
            return set("line1", value);
          }

          /** The second address line. */
          public Builder line2(String value) {
            return set("line2", value);
          }

          /** City of the address. Required. */
          public Builder city(String value) {
            return set("city", value);
          }

          /** Two-letter code of the state, territory or military post. Required. */
          public Builder region(String value) {
            return set("region", value);
          }

          /** The ZIP code. Required. */
          public Builder postalCode(String value) {
            return set("postalCode", value);
          }

          /** {@code US}. Other countries are not supported. */
          public Builder country(String value) {
            return set("country", value);
          }

          /** Returns the object. */
          public Address build() {
            return new Address(members());
          }
        }
      }
    }
  }
}
