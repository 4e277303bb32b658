// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** The state to reach, and the facts that its steps need. Facts that no step needs are rejected. */
public final class RolloverAdvance extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverAdvance(JsonNode json) {
    super(json);
  }

  /** The state to reach. */
  public To to() {
    return required("to", enumeration(To::of));
  }

  /**
   * Reference to the participant's signed consent: the {@code consentId} from the widget, which is checked
   * against the rollover, or your own ID or name, which is not checked.
   */
  public Optional<String> consentReference() {
    return optional("consentReference", ApiObject::text);
  }

  /**
   * 1 to 20 documents by reference. You keep the files. To upload a file, use {@code POST
   * /v1/rollovers/{id}/documents}.
   */
  public Optional<List<DocumentInput>> documents() {
    return optional("documents", list(DocumentInput::new));
  }

  /**
   * Reason to continue without requested documents, up to 500 characters. Only in {@code awaiting_documents}. Do
   * not include personal data.
   */
  public Optional<String> waiverReason() {
    return optional("waiverReason", ApiObject::text);
  }

  /** The payment to the participant of an indirect rollover, as for {@code record_distribution}. */
  public Optional<AdvanceDistributionInput> distribution() {
    return optional("distribution", AdvanceDistributionInput::new);
  }

  /** Up to 20 payments, in the order they left. */
  public Optional<List<ResidualTransferInput>> payments() {
    return optional("payments", list(ResidualTransferInput::new));
  }

  /** Up to 20 receipts, in the order they arrived. */
  public Optional<List<ResidualReceiptInput>> receipts() {
    return optional("receipts", list(ResidualReceiptInput::new));
  }

  /** Reason to accept amounts that differ, up to 500 characters. Do not include personal data. */
  public Optional<String> mismatchReason() {
    return optional("mismatchReason", ApiObject::text);
  }

  /**
   * Amount posted to the destination account. Must be the amount received, or {@code 0.00} if all of it arrived
   * in kind.
   */
  public Optional<BigDecimal> postedAmount() {
    return optional("postedAmount", ApiObject::decimal);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RolloverAdvance}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The state to reach. Required. */
    public Builder to(To value) {
      return set("to", value);
    }

    /**
     * Reference to the participant's signed consent: the {@code consentId} from the widget, which is checked
     * against the rollover, or your own ID or name, which is not checked.
     */
    public Builder consentReference(String value) {
      return set("consentReference", value);
    }

    /**
     * 1 to 20 documents by reference. You keep the files. To upload a file, use {@code POST
     * /v1/rollovers/{id}/documents}.
     */
    public Builder documents(List<DocumentInput> value) {
      return set("documents", value);
    }

    /**
     * Reason to continue without requested documents, up to 500 characters. Only in {@code awaiting_documents}.
     * Do not include personal data.
     */
    public Builder waiverReason(String value) {
      return set("waiverReason", value);
    }

    /** The payment to the participant of an indirect rollover, as for {@code record_distribution}. */
    public Builder distribution(AdvanceDistributionInput value) {
      return set("distribution", value);
    }

    /** Up to 20 payments, in the order they left. */
    public Builder payments(List<ResidualTransferInput> value) {
      return set("payments", value);
    }

    /** Up to 20 receipts, in the order they arrived. */
    public Builder receipts(List<ResidualReceiptInput> value) {
      return set("receipts", value);
    }

    /** Reason to accept amounts that differ, up to 500 characters. Do not include personal data. */
    public Builder mismatchReason(String value) {
      return set("mismatchReason", value);
    }

    /**
     * Amount posted to the destination account. Must be the amount received, or {@code 0.00} if all of it
     * arrived in kind.
     */
    public Builder postedAmount(BigDecimal value) {
      return set("postedAmount", money(value));
    }

    /** Returns the object. */
    public RolloverAdvance build() {
      return new RolloverAdvance(members());
    }
  }

  /** The state to reach. */
  public static final class To extends ApiEnum {
    /** Submitted. */
    public static final To SUBMITTED = of("submitted");

    /** In review. */
    public static final To IN_REVIEW = of("in_review");

    /** Approved. */
    public static final To APPROVED = of("approved");

    /** Sent to the source custodian. */
    public static final To REQUESTED = of("requested");

    /** Acknowledged by the source custodian. */
    public static final To PROCESSING = of("processing");

    /** The money has been sent. */
    public static final To FUNDS_SENT = of("funds_sent");

    /** The destination has received the money. */
    public static final To FUNDS_RECEIVED = of("funds_received");

    /** The money has been posted to the destination account. */
    public static final To COMPLETED = of("completed");

    private To(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static To of(String value) {
      return intern(To.class, value, To::new);
    }
  }
<<<<<<< HEAD
=======

  /** A document provided by reference. */
  public static final class Document extends ApiObject {
    /** Creates an object from JSON. */
    public Document(JsonNode json) {
      super(json);
    }

    /** Document type. New values may be added. */
    public Type type() {
      return required("type", enumeration(Type::of));
    }

    /** The document's name. */
    public String name() {
      return required("name", ApiObject::text);
    }

    /** SHA-256 digest of the file, 64 lowercase hexadecimal digits. */
    public String sha256() {
      return required("sha256", ApiObject::text);
    }

    /** The date until which the document is valid, {@code YYYY-MM-DD}. */
    public Optional<LocalDate> expiresOn() {
      return optional("expiresOn", ApiObject::date);
    }

    /** Carrier, if the original is mailed. */
    public Optional<Carrier> carrier() {
      return optional("carrier", enumeration(Carrier::of));
    }

    /** The carrier's tracking number. Its format and check digit are checked. */
    public Optional<String> trackingNumber() {
      return optional("trackingNumber", ApiObject::text);
    }

    /** The date the original was mailed, {@code YYYY-MM-DD}. */
    public Optional<LocalDate> sentOn() {
      return optional("sentOn", ApiObject::date);
    }

    /** Date the original is expected to arrive, {@code YYYY-MM-DD}, up to 90 days from today. */
    public Optional<LocalDate> expectedOn() {
      return optional("expectedOn", ApiObject::date);
    }

    /** Returns a builder. */
    public static Builder builder() {
      return new Builder();
    }

    /** Builds {@link Document}. */
    public static final class Builder extends ObjectBuilder<Builder> {
      private Builder() {}

      /** Document type. New values may be added. Required. */
      public Builder type(Type value) {
        return set("type", value);
      }

      /** The document's name. Required. */
      public Builder name(String value) {
        return set("name", value);
      }

      /** SHA-256 digest of the file, 64 lowercase hexadecimal digits. Required. */
      public Builder sha256(String value) {
        return set("sha256", value);
      }

      /** The date until which the document is valid, {@code YYYY-MM-DD}. */
      public Builder expiresOn(LocalDate value) {
        return set("expiresOn", value);
      }

      /** Carrier, if the original is mailed. */
      public Builder carrier(Carrier value) {
        return set("carrier", value);
      }

      /** The carrier's tracking number. Its format and check digit are checked. */
      public Builder trackingNumber(String value) {
        return set("trackingNumber", value);
      }

      /** The date the original was mailed, {@code YYYY-MM-DD}. */
      public Builder sentOn(LocalDate value) {
        return set("sentOn", value);
      }

      /** Date the original is expected to arrive, {@code YYYY-MM-DD}, up to 90 days from today. */
      public Builder expectedOn(LocalDate value) {
        return set("expectedOn", value);
      }

      /** Returns the object. */
      public Document build() {
        return new Document(members());
      }
    }

    /** Document type. New values may be added. */
    public static final class Type extends ApiEnum {
      /** Letter of acceptance (LOA). */
      public static final Type LOA = of("loa");

      /** Account statement. */
      public static final Type STATEMENT = of("statement");

      /** The source custodian's distribution form. */
      public static final Type DISTRIBUTION_FORM = of("distribution_form");

      /** Consent of the participant's spouse. */
      public static final Type SPOUSAL_CONSENT = of("spousal_consent");

      /** Death certificate, for inherited money. */
      public static final Type DEATH_CERTIFICATE = of("death_certificate");

      /**
       * Qualified domestic relations order, for money awarded to a spouse or former spouse. For an IRA, the divorce or
       * separation instrument.
       */
      public static final Type QDRO = of("qdro");

      /** Any other document. */
      public static final Type OTHER = of("other");

      private Type(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static Type of(String value) {
        return intern(Type.class, value, Type::new);
      }
    }

    /** Carrier, if the original is mailed. */
    public static final class Carrier extends ApiEnum {
      /** United States Postal Service. */
      public static final Carrier USPS = of("usps");

      /** UPS. */
      public static final Carrier UPS = of("ups");

      /** FedEx. */
      public static final Carrier FEDEX = of("fedex");

      /** DHL. */
      public static final Carrier DHL = of("dhl");

      /** A courier. */
      public static final Carrier COURIER = of("courier");

      /** Another carrier. */
      public static final Carrier OTHER = of("other");

      private Carrier(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static Carrier of(String value) {
        return intern(Carrier.class, value, Carrier::new);
      }
    }
  }

  /** The payment to the participant of an indirect rollover, as for {@code record_distribution}. */
  public static final class RolloverAdvanceDistribution extends ApiObject {
    /** Creates an object from JSON. */
    public RolloverAdvanceDistribution(JsonNode json) {
      super(json);
    }

    /** The date the participant received the money, {@code YYYY-MM-DD}. */
    public LocalDate receivedOn() {
      return required("receivedOn", ApiObject::date);
    }

    /** Amount distributed, before withholding. */
    public BigDecimal grossAmount() {
      return required("grossAmount", ApiObject::decimal);
    }

    /** Amount withheld for federal tax. Must be zero for direct rollovers and trustee-to-trustee transfers. */
    public BigDecimal withheldFederal() {
      return required("withheldFederal", ApiObject::decimal);
    }

    /** Amount withheld for state tax. Must be zero for direct rollovers and trustee-to-trustee transfers. */
    public BigDecimal withheldState() {
      return required("withheldState", ApiObject::decimal);
    }

    /** State of the state tax withheld, as a postal code: box 15 of Form 1099-R. */
    public Optional<String> stateCode() {
      return optional("stateCode", ApiObject::text);
    }

    /** Delivery method. Default: {@code check}. */
    public Optional<Method> method() {
      return optional("method", enumeration(Method::of));
    }

    /** The date the money left, {@code YYYY-MM-DD}. */
    public Optional<LocalDate> sentOn() {
      return optional("sentOn", ApiObject::date);
    }

    /** Number printed on the check. */
    public Optional<String> checkNumber() {
      return optional("checkNumber", ApiObject::text);
    }

    /** Payee, such as {@code Fidelity FBO Grace Hopper}. */
    public Optional<String> payee() {
      return optional("payee", ApiObject::text);
    }

    /**
     * Split among the rollover's {@code moneySources}, before withholding. Default: the planned split. Required if the
     * plan does not determine one.
     */
    public Optional<List<Source>> sources() {
      return optional("sources", list(Source::new));
    }

    /**
     * Confirms that dates before the creation of the rollover are correct, because the money moved before it was
     * recorded here.
     */
    public Optional<Boolean> datesAttested() {
      return optional("datesAttested", ApiObject::bool);
    }

    /** Returns a builder. */
    public static Builder builder() {
      return new Builder();
    }

    /** Builds {@link RolloverAdvanceDistribution}. */
    public static final class Builder extends ObjectBuilder<Builder> {
      private Builder() {}

      /** The date the participant received the money, {@code YYYY-MM-DD}. Required. */
      public Builder receivedOn(LocalDate value) {
        return set("receivedOn", value);
      }

      /** Amount distributed, before withholding. Required. */
      public Builder grossAmount(BigDecimal value) {
        return set("grossAmount", money(value));
      }

      /** Amount withheld for federal tax. Must be zero for direct rollovers and trustee-to-trustee transfers. Required. */
      public Builder withheldFederal(BigDecimal value) {
        return set("withheldFederal", money(value));
      }

      /** Amount withheld for state tax. Must be zero for direct rollovers and trustee-to-trustee transfers. Required. */
      public Builder withheldState(BigDecimal value) {
        return set("withheldState", money(value));
      }

      /** State of the state tax withheld, as a postal code: box 15 of Form 1099-R. */
      public Builder stateCode(String value) {
        return set("stateCode", value);
      }

      /** Delivery method. Default: {@code check}. */
      public Builder method(Method value) {
        return set("method", value);
      }

      /** The date the money left, {@code YYYY-MM-DD}. */
      public Builder sentOn(LocalDate value) {
        return set("sentOn", value);
      }

      /** Number printed on the check. */
      public Builder checkNumber(String value) {
        return set("checkNumber", value);
      }

      /** Payee, such as {@code Fidelity FBO Grace Hopper}. */
      public Builder payee(String value) {
        return set("payee", value);
      }

      /**
       * Split among the rollover's {@code moneySources}, before withholding. Default: the planned split. Required if the
       * plan does not determine one.
       */
      public Builder sources(List<Source> value) {
        return set("sources", value);
      }

      /**
       * Confirms that dates before the creation of the rollover are correct, because the money moved before it was
       * recorded here.
       */
      public Builder datesAttested(boolean value) {
        return set("datesAttested", value);
      }

      /** Returns the object. */
      public RolloverAdvanceDistribution build() {
        return new RolloverAdvanceDistribution(members());
      }
    }

    /** Delivery method. Default: {@code check}. */
    public static final class Method extends ApiEnum {
      /** By check. */
      public static final Method CHECK = of("check");

      /** By wire. */
      public static final Method WIRE = of("wire");

      /** Through the Automated Clearing House. */
      public static final Method ACH = of("ach");

      /** Through the Automated Customer Account Transfer Service. */
      public static final Method ACATS = of("acats");

      /** Within one custodian. */
      public static final Method INTERNAL = of("internal");

      private Method(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static Method of(String value) {
        return intern(Method.class, value, Method::new);
      }
    }

    /** Part of a payment from one kind of money. */
    public static final class Source extends ApiObject {
      /** Creates an object from JSON. */
      public Source(JsonNode json) {
        super(json);
      }

      /** Kind of money. */
      public Kind kind() {
        return required("kind", enumeration(Kind::of));
      }

      /** Part of the payment from this kind of money, before withholding. */
      public BigDecimal amount() {
        return required("amount", ApiObject::decimal);
      }

      /** Returns a builder. */
      public static Builder builder() {
        return new Builder();
      }

      /** Builds {@link Source}. */
      public static final class Builder extends ObjectBuilder<Builder> {
        private Builder() {}

        /** Kind of money. Required. */
        public Builder kind(Kind value) {
          return set("kind", value);
        }

        /** Part of the payment from this kind of money, before withholding. Required. */
        public Builder amount(BigDecimal value) {
          return set("amount", money(value));
        }

        /** Returns the object. */
        public Source build() {
          return new Source(members());
        }
      }

      /** Kind of money. */
      public static final class Kind extends ApiEnum {
        /** Not yet taxed: pre-tax contributions, employer contributions and their earnings. */
        public static final Kind PRE_TAX = of("pre_tax");

        /** Taxed when it was contributed to a Roth account (IRC §402A, §408A). */
        public static final Kind ROTH = of("roth");

        /** Contributed to a plan after tax, but not as Roth money. Its earnings are not yet taxed. */
        public static final Kind AFTER_TAX = of("after_tax");

        /** Contributed by the employer as Roth money (SECURE 2.0 Act, section 604). */
        public static final Kind EMPLOYER_MATCH_ROTH = of("employer_match_roth");

        private Kind(String value) {
          super(value);
        }

        /** Returns the instance for a value, also if this version of the client does not know it. */
        public static Kind of(String value) {
          return intern(Kind.class, value, Kind::new);
        }
      }
    }
  }

  /** A payment, as for {@code mark_funds_sent}. */
  public static final class Payment extends ApiObject {
    /** Creates an object from JSON. */
    public Payment(JsonNode json) {
      super(json);
    }

    /** How the money is delivered, such as {@code wire} or {@code check}. */
    public Method method() {
      return required("method", enumeration(Method::of));
    }

    /** Amount sent, net of withholding. More than zero, unless assets were sent in kind. */
    public BigDecimal amount() {
      return required("amount", ApiObject::decimal);
    }

    /**
     * Assets sent in kind, with their {@code fairMarketValue}: by ACATS or internally from one IRA to another, or from a
     * plan.
     */
    public Optional<List<Asset>> assets() {
      return optional("assets", list(Asset::new));
    }

    /** Recipient of the money. */
    public SentTo sentTo() {
      return required("sentTo", enumeration(SentTo::of));
    }

    /** Amount withheld for federal tax. Must be zero for direct rollovers and trustee-to-trustee transfers. */
    public Optional<BigDecimal> withheldFederal() {
      return optional("withheldFederal", ApiObject::decimal);
    }

    /** Amount withheld for state tax. Must be zero for direct rollovers and trustee-to-trustee transfers. */
    public Optional<BigDecimal> withheldState() {
      return optional("withheldState", ApiObject::decimal);
    }

    /** State of the state tax withheld, as a postal code: box 15 of Form 1099-R. */
    public Optional<String> stateCode() {
      return optional("stateCode", ApiObject::text);
    }

    /** Carrier of a mailed check. */
    public Optional<Carrier> carrier() {
      return optional("carrier", enumeration(Carrier::of));
    }

    /** Tracking number of the carrier or bank. With a {@code carrier}, its format and check digit are checked. */
    public Optional<String> trackingNumber() {
      return optional("trackingNumber", ApiObject::text);
    }

    /**
     * Date a check mailed to the destination is expected to arrive, {@code YYYY-MM-DD}, up to 90 days from today. The
     * rollover is overdue after it. Default: based on the organization's {@code waits}.
     */
    public Optional<LocalDate> expectedOn() {
      return optional("expectedOn", ApiObject::date);
    }

    /** The date the money left, {@code YYYY-MM-DD}. */
    public Optional<LocalDate> sentOn() {
      return optional("sentOn", ApiObject::date);
    }

    /**
     * For money paid to the participant: date they received it, which starts the 60 days. Default: {@code sentOn}, or
     * today.
     */
    public Optional<LocalDate> receivedOn() {
      return optional("receivedOn", ApiObject::date);
    }

    /**
     * Payee of money sent to the participant. {@code destination}: a check payable to the destination, which is a direct
     * rollover to which the 60 days do not apply (Reg. §1.401(a)(31)-1, Q&amp;A-4). {@code participant}: money reported
     * as paid to the participant. If omitted, the 60 days are tracked.
     */
    public Optional<PayableTo> payableTo() {
      return optional("payableTo", enumeration(PayableTo::of));
    }

    /** Number printed on the check. */
    public Optional<String> checkNumber() {
      return optional("checkNumber", ApiObject::text);
    }

    /** Payee, such as {@code Fidelity FBO Grace Hopper}. */
    public Optional<String> payee() {
      return optional("payee", ApiObject::text);
    }

    /**
     * Split among the rollover's {@code moneySources}, before withholding. Default: the planned split. Required if the
     * plan does not determine one.
     */
    public Optional<List<Source>> sources() {
      return optional("sources", list(Source::new));
    }

    /**
     * ID of one of the rollover's {@code transfers}. For a payment that replaces a lost, stale or returned one. It keeps
     * the withholding, the tax year and the 60 days of the first payment (Rev. Rul. 2025-15).
     */
    public Optional<String> reissueOf() {
      return optional("reissueOf", ApiObject::text);
    }

    /**
     * Confirms that dates before the creation of the rollover are correct, because the money moved before it was
     * recorded here.
     */
    public Optional<Boolean> datesAttested() {
      return optional("datesAttested", ApiObject::bool);
    }

    /** Returns a builder. */
    public static Builder builder() {
      return new Builder();
    }

    /** Builds {@link Payment}. */
    public static final class Builder extends ObjectBuilder<Builder> {
      private Builder() {}

      /** How the money is delivered, such as {@code wire} or {@code check}. Required. */
      public Builder method(Method value) {
        return set("method", value);
      }

      /** Amount sent, net of withholding. More than zero, unless assets were sent in kind. Required. */
      public Builder amount(BigDecimal value) {
        return set("amount", money(value));
      }

      /**
       * Assets sent in kind, with their {@code fairMarketValue}: by ACATS or internally from one IRA to another, or from
       * a plan.
       */
      public Builder assets(List<Asset> value) {
        return set("assets", value);
      }

      /** Recipient of the money. Required. */
      public Builder sentTo(SentTo value) {
        return set("sentTo", value);
      }

      /** Amount withheld for federal tax. Must be zero for direct rollovers and trustee-to-trustee transfers. */
      public Builder withheldFederal(BigDecimal value) {
        return set("withheldFederal", money(value));
      }

      /** Amount withheld for state tax. Must be zero for direct rollovers and trustee-to-trustee transfers. */
      public Builder withheldState(BigDecimal value) {
        return set("withheldState", money(value));
      }

      /** State of the state tax withheld, as a postal code: box 15 of Form 1099-R. */
      public Builder stateCode(String value) {
        return set("stateCode", value);
      }

      /** Carrier of a mailed check. */
      public Builder carrier(Carrier value) {
        return set("carrier", value);
      }

      /** Tracking number of the carrier or bank. With a {@code carrier}, its format and check digit are checked. */
      public Builder trackingNumber(String value) {
        return set("trackingNumber", value);
      }

      /**
       * Date a check mailed to the destination is expected to arrive, {@code YYYY-MM-DD}, up to 90 days from today. The
       * rollover is overdue after it. Default: based on the organization's {@code waits}.
       */
      public Builder expectedOn(LocalDate value) {
        return set("expectedOn", value);
      }

      /** The date the money left, {@code YYYY-MM-DD}. */
      public Builder sentOn(LocalDate value) {
        return set("sentOn", value);
      }

      /**
       * For money paid to the participant: date they received it, which starts the 60 days. Default: {@code sentOn}, or
       * today.
       */
      public Builder receivedOn(LocalDate value) {
        return set("receivedOn", value);
      }

      /**
       * Payee of money sent to the participant. {@code destination}: a check payable to the destination, which is a
       * direct rollover to which the 60 days do not apply (Reg. §1.401(a)(31)-1, Q&amp;A-4). {@code participant}: money
       * reported as paid to the participant. If omitted, the 60 days are tracked.
       */
      public Builder payableTo(PayableTo value) {
        return set("payableTo", value);
      }

      /** Number printed on the check. */
      public Builder checkNumber(String value) {
        return set("checkNumber", value);
      }

      /** Payee, such as {@code Fidelity FBO Grace Hopper}. */
      public Builder payee(String value) {
        return set("payee", value);
      }

      /**
       * Split among the rollover's {@code moneySources}, before withholding. Default: the planned split. Required if the
       * plan does not determine one.
       */
      public Builder sources(List<Source> value) {
        return set("sources", value);
      }

      /**
       * ID of one of the rollover's {@code transfers}. For a payment that replaces a lost, stale or returned one. It
       * keeps the withholding, the tax year and the 60 days of the first payment (Rev. Rul. 2025-15).
       */
      public Builder reissueOf(String value) {
        return set("reissueOf", value);
      }

      /**
       * Confirms that dates before the creation of the rollover are correct, because the money moved before it was
       * recorded here.
       */
      public Builder datesAttested(boolean value) {
        return set("datesAttested", value);
      }

      /** Returns the object. */
      public Payment build() {
        return new Payment(members());
      }
    }

    /** How the money is delivered, such as {@code wire} or {@code check}. */
    public static final class Method extends ApiEnum {
      /** By check. */
      public static final Method CHECK = of("check");

      /** By wire. */
      public static final Method WIRE = of("wire");

      /** Through the Automated Clearing House. */
      public static final Method ACH = of("ach");

      /** Through the Automated Customer Account Transfer Service. */
      public static final Method ACATS = of("acats");

      /** Within one custodian. */
      public static final Method INTERNAL = of("internal");

      private Method(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static Method of(String value) {
        return intern(Method.class, value, Method::new);
      }
    }

    /** A quantity of a security, identified by CUSIP, symbol or both. */
    public static final class Asset extends ApiObject {
      /** Creates an object from JSON. */
      public Asset(JsonNode json) {
        super(json);
      }

      /** CUSIP: nine capital letters and digits, the last of which is the check digit. */
      public Optional<String> cusip() {
        return optional("cusip", ApiObject::text);
      }

      /** Ticker symbol, such as {@code VTI} or {@code BRK.B}. */
      public Optional<String> symbol() {
        return optional("symbol", ApiObject::text);
      }

      /** Quantity in shares, units or face value: a decimal string with up to six decimal places. */
      public BigDecimal quantity() {
        return required("quantity", ApiObject::decimal);
      }

      /** Value of the whole quantity on the day of the payment or receipt, in dollars. Part of box 1 of Form 1099-R. */
      public Optional<BigDecimal> fairMarketValue() {
        return optional("fairMarketValue", ApiObject::decimal);
      }

      /**
       * Cost of the employer's stock to the plan, in dollars. Only for a lump-sum distribution: the value above it is box
       * 6 of Form 1099-R.
       */
      public Optional<BigDecimal> employerStockCost() {
        return optional("employerStockCost", ApiObject::decimal);
      }

      /** Returns a builder. */
      public static Builder builder() {
        return new Builder();
      }

      /** Builds {@link Asset}. */
      public static final class Builder extends ObjectBuilder<Builder> {
        private Builder() {}

        /** CUSIP: nine capital letters and digits, the last of which is the check digit. */
        public Builder cusip(String value) {
          return set("cusip", value);
        }

        /** Ticker symbol, such as {@code VTI} or {@code BRK.B}. */
        public Builder symbol(String value) {
          return set("symbol", value);
        }

        /** Quantity in shares, units or face value: a decimal string with up to six decimal places. Required. */
        public Builder quantity(BigDecimal value) {
          return set("quantity", value);
        }

        /** Value of the whole quantity on the day of the payment or receipt, in dollars. Part of box 1 of Form 1099-R. */
        public Builder fairMarketValue(BigDecimal value) {
          return set("fairMarketValue", money(value));
        }

        /**
         * Cost of the employer's stock to the plan, in dollars. Only for a lump-sum distribution: the value above it is
         * box 6 of Form 1099-R.
         */
        public Builder employerStockCost(BigDecimal value) {
          return set("employerStockCost", money(value));
        }

        /** Returns the object. */
        public Asset build() {
          return new Asset(members());
        }
      }
    }

    /** Recipient of the money. */
    public static final class SentTo extends ApiEnum {
      /** The destination custodian. */
      public static final SentTo DESTINATION = of("destination");

      /** The participant. */
      public static final SentTo PARTICIPANT = of("participant");

      private SentTo(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static SentTo of(String value) {
        return intern(SentTo.class, value, SentTo::new);
      }
    }

    /** Carrier of a mailed check. */
    public static final class Carrier extends ApiEnum {
      /** United States Postal Service. */
      public static final Carrier USPS = of("usps");

      /** UPS. */
      public static final Carrier UPS = of("ups");

      /** FedEx. */
      public static final Carrier FEDEX = of("fedex");

      /** DHL. */
      public static final Carrier DHL = of("dhl");

      /** A courier. */
      public static final Carrier COURIER = of("courier");

      /** Another carrier. */
      public static final Carrier OTHER = of("other");

      private Carrier(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static Carrier of(String value) {
        return intern(Carrier.class, value, Carrier::new);
      }
    }

    /**
     * Payee of money sent to the participant. {@code destination}: a check payable to the destination, which is a direct
     * rollover to which the 60 days do not apply (Reg. §1.401(a)(31)-1, Q&amp;A-4). {@code participant}: money reported as
     * paid to the participant. If omitted, the 60 days are tracked.
     */
    public static final class PayableTo extends ApiEnum {
      /** The destination custodian. */
      public static final PayableTo DESTINATION = of("destination");

      /** The participant. */
      public static final PayableTo PARTICIPANT = of("participant");

      private PayableTo(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static PayableTo of(String value) {
        return intern(PayableTo.class, value, PayableTo::new);
      }
    }

    /** Part of a payment from one kind of money. */
    public static final class Source extends ApiObject {
      /** Creates an object from JSON. */
      public Source(JsonNode json) {
        super(json);
      }

      /** Kind of money. */
      public Kind kind() {
        return required("kind", enumeration(Kind::of));
      }

      /** Part of the payment from this kind of money, before withholding. */
      public BigDecimal amount() {
        return required("amount", ApiObject::decimal);
      }

      /** Returns a builder. */
      public static Builder builder() {
        return new Builder();
      }

      /** Builds {@link Source}. */
      public static final class Builder extends ObjectBuilder<Builder> {
        private Builder() {}

        /** Kind of money. Required. */
        public Builder kind(Kind value) {
          return set("kind", value);
        }

        /** Part of the payment from this kind of money, before withholding. Required. */
        public Builder amount(BigDecimal value) {
          return set("amount", money(value));
        }

        /** Returns the object. */
        public Source build() {
          return new Source(members());
        }
      }

      /** Kind of money. */
      public static final class Kind extends ApiEnum {
        /** Not yet taxed: pre-tax contributions, employer contributions and their earnings. */
        public static final Kind PRE_TAX = of("pre_tax");

        /** Taxed when it was contributed to a Roth account (IRC §402A, §408A). */
        public static final Kind ROTH = of("roth");

        /** Contributed to a plan after tax, but not as Roth money. Its earnings are not yet taxed. */
        public static final Kind AFTER_TAX = of("after_tax");

        /** Contributed by the employer as Roth money (SECURE 2.0 Act, section 604). */
        public static final Kind EMPLOYER_MATCH_ROTH = of("employer_match_roth");

        private Kind(String value) {
          super(value);
        }

        /** Returns the instance for a value, also if this version of the client does not know it. */
        public static Kind of(String value) {
          return intern(Kind.class, value, Kind::new);
        }
      }
    }
  }

  /** A receipt, as for {@code mark_funds_received}. */
  public static final class RolloverAdvanceReceipt extends ApiObject {
    /** Creates an object from JSON. */
    public RolloverAdvanceReceipt(JsonNode json) {
      super(json);
    }

    /** Amount received. More than zero, unless assets arrived in kind. */
    public BigDecimal amount() {
      return required("amount", ApiObject::decimal);
    }

    /** Assets received in kind. */
    public Optional<List<Asset>> assets() {
      return optional("assets", list(Asset::new));
    }

    /** The date the money arrived, {@code YYYY-MM-DD}. */
    public LocalDate receivedOn() {
      return required("receivedOn", ApiObject::date);
    }

    /**
     * ID of one of the rollover's {@code transfers}. Default: the only outstanding transfer or the one with this amount
     * outstanding, otherwise the transfers that left first.
     */
    public Optional<String> transferId() {
      return optional("transferId", ApiObject::text);
    }

    /** How the money is delivered, such as {@code wire} or {@code check}. */
    public Optional<Method> method() {
      return optional("method", enumeration(Method::of));
    }

    /** Number printed on the check. */
    public Optional<String> checkNumber() {
      return optional("checkNumber", ApiObject::text);
    }

    /** Payee, such as {@code Fidelity FBO Grace Hopper}. */
    public Optional<String> payee() {
      return optional("payee", ApiObject::text);
    }

    /**
     * Reason the money is late. After the 60 days, this or {@code lateReasonCode} is required. It is not a certification
     * by itself. Do not include personal data.
     */
    public Optional<String> lateReason() {
      return optional("lateReason", ApiObject::text);
    }

    /** Reason the money arrived after the 60 days (Rev. Proc. 2020-46, section 3.02(2)). */
    public Optional<LateReasonCode> lateReasonCode() {
      return optional("lateReasonCode", enumeration(LateReasonCode::of));
    }

    /**
     * For money without a recorded transfer: its split among the rollover's {@code moneySources}. Default: the planned
     * split.
     */
    public Optional<List<Source>> sources() {
      return optional("sources", list(Source::new));
    }

    /** The participant's certification for money that arrived after the 60 days (Rev. Proc. 2020-46). */
    public Optional<SelfCertification> selfCertification() {
      return optional("selfCertification", SelfCertification::new);
    }

    /**
     * Confirms that dates before the creation of the rollover are correct, because the money moved before it was
     * recorded here.
     */
    public Optional<Boolean> datesAttested() {
      return optional("datesAttested", ApiObject::bool);
    }

    /** Returns a builder. */
    public static Builder builder() {
      return new Builder();
    }

    /** Builds {@link RolloverAdvanceReceipt}. */
    public static final class Builder extends ObjectBuilder<Builder> {
      private Builder() {}

      /** Amount received. More than zero, unless assets arrived in kind. Required. */
      public Builder amount(BigDecimal value) {
        return set("amount", money(value));
      }

      /** Assets received in kind. */
      public Builder assets(List<Asset> value) {
        return set("assets", value);
      }

      /** The date the money arrived, {@code YYYY-MM-DD}. Required. */
      public Builder receivedOn(LocalDate value) {
        return set("receivedOn", value);
      }

      /**
       * ID of one of the rollover's {@code transfers}. Default: the only outstanding transfer or the one with this
       * amount outstanding, otherwise the transfers that left first.
       */
      public Builder transferId(String value) {
        return set("transferId", value);
      }

      /** How the money is delivered, such as {@code wire} or {@code check}. */
      public Builder method(Method value) {
        return set("method", value);
      }

      /** Number printed on the check. */
      public Builder checkNumber(String value) {
        return set("checkNumber", value);
      }

      /** Payee, such as {@code Fidelity FBO Grace Hopper}. */
      public Builder payee(String value) {
        return set("payee", value);
      }

      /**
       * Reason the money is late. After the 60 days, this or {@code lateReasonCode} is required. It is not a
       * certification by itself. Do not include personal data.
       */
      public Builder lateReason(String value) {
        return set("lateReason", value);
      }

      /** Reason the money arrived after the 60 days (Rev. Proc. 2020-46, section 3.02(2)). */
      public Builder lateReasonCode(LateReasonCode value) {
        return set("lateReasonCode", value);
      }

      /**
       * For money without a recorded transfer: its split among the rollover's {@code moneySources}. Default: the planned
       * split.
       */
      public Builder sources(List<Source> value) {
        return set("sources", value);
      }

      /** The participant's certification for money that arrived after the 60 days (Rev. Proc. 2020-46). */
      public Builder selfCertification(SelfCertification value) {
        return set("selfCertification", value);
      }

      /**
       * Confirms that dates before the creation of the rollover are correct, because the money moved before it was
       * recorded here.
       */
      public Builder datesAttested(boolean value) {
        return set("datesAttested", value);
      }

      /** Returns the object. */
      public RolloverAdvanceReceipt build() {
        return new RolloverAdvanceReceipt(members());
      }
    }

    /** A quantity of a security, identified by CUSIP, symbol or both. */
    public static final class Asset extends ApiObject {
      /** Creates an object from JSON. */
      public Asset(JsonNode json) {
        super(json);
      }

      /** CUSIP: nine capital letters and digits, the last of which is the check digit. */
      public Optional<String> cusip() {
        return optional("cusip", ApiObject::text);
      }

      /** Ticker symbol, such as {@code VTI} or {@code BRK.B}. */
      public Optional<String> symbol() {
        return optional("symbol", ApiObject::text);
      }

      /** Quantity in shares, units or face value: a decimal string with up to six decimal places. */
      public BigDecimal quantity() {
        return required("quantity", ApiObject::decimal);
      }

      /** Value of the whole quantity on the day of the payment or receipt, in dollars. Part of box 1 of Form 1099-R. */
      public Optional<BigDecimal> fairMarketValue() {
        return optional("fairMarketValue", ApiObject::decimal);
      }

      /**
       * Cost of the employer's stock to the plan, in dollars. Only for a lump-sum distribution: the value above it is box
       * 6 of Form 1099-R.
       */
      public Optional<BigDecimal> employerStockCost() {
        return optional("employerStockCost", ApiObject::decimal);
      }

      /** Returns a builder. */
      public static Builder builder() {
        return new Builder();
      }

      /** Builds {@link Asset}. */
      public static final class Builder extends ObjectBuilder<Builder> {
        private Builder() {}

        /** CUSIP: nine capital letters and digits, the last of which is the check digit. */
        public Builder cusip(String value) {
          return set("cusip", value);
        }

        /** Ticker symbol, such as {@code VTI} or {@code BRK.B}. */
        public Builder symbol(String value) {
          return set("symbol", value);
        }

        /** Quantity in shares, units or face value: a decimal string with up to six decimal places. Required. */
        public Builder quantity(BigDecimal value) {
          return set("quantity", value);
        }

        /** Value of the whole quantity on the day of the payment or receipt, in dollars. Part of box 1 of Form 1099-R. */
        public Builder fairMarketValue(BigDecimal value) {
          return set("fairMarketValue", money(value));
        }

        /**
         * Cost of the employer's stock to the plan, in dollars. Only for a lump-sum distribution: the value above it is
         * box 6 of Form 1099-R.
         */
        public Builder employerStockCost(BigDecimal value) {
          return set("employerStockCost", money(value));
        }

        /** Returns the object. */
        public Asset build() {
          return new Asset(members());
        }
      }
    }

    /** How the money is delivered, such as {@code wire} or {@code check}. */
    public static final class Method extends ApiEnum {
      /** By check. */
      public static final Method CHECK = of("check");

      /** By wire. */
      public static final Method WIRE = of("wire");

      /** Through the Automated Clearing House. */
      public static final Method ACH = of("ach");

      /** Through the Automated Customer Account Transfer Service. */
      public static final Method ACATS = of("acats");

      /** Within one custodian. */
      public static final Method INTERNAL = of("internal");

      private Method(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static Method of(String value) {
        return intern(Method.class, value, Method::new);
      }
    }

    /** Reason the money arrived after the 60 days (Rev. Proc. 2020-46, section 3.02(2)). */
    public static final class LateReasonCode extends ApiEnum {
      /** An error was committed by the financial institution making the distribution or receiving the contribution. */
      public static final LateReasonCode FINANCIAL_INSTITUTION_ERROR = of("financial_institution_error");

      /** The distribution was in the form of a check and the check was misplaced and never cashed. */
      public static final LateReasonCode CHECK_MISPLACED = of("check_misplaced");

      /**
       * The distribution was deposited into and remained in an account that was mistakenly thought to be a retirement plan
       * or IRA.
       */
      public static final LateReasonCode WRONG_ACCOUNT = of("wrong_account");

      /** The participant's principal residence was severely damaged. */
      public static final LateReasonCode RESIDENCE_DAMAGED = of("residence_damaged");

      /** One of the participant's family members died. */
      public static final LateReasonCode FAMILY_DEATH = of("family_death");

      /** The participant, or one of their family members, was seriously ill. */
      public static final LateReasonCode SERIOUS_ILLNESS = of("serious_illness");

      /** The participant was incarcerated. */
      public static final LateReasonCode INCARCERATION = of("incarceration");

      /** Restrictions were imposed by a foreign country. */
      public static final LateReasonCode FOREIGN_RESTRICTIONS = of("foreign_restrictions");

      /** A postal error occurred. */
      public static final LateReasonCode POSTAL_ERROR = of("postal_error");

      /**
       * The distribution was made on account of an IRS levy, and the proceeds of the levy were returned to the
       * participant.
       */
      public static final LateReasonCode LEVY_RETURNED = of("levy_returned");

      /**
       * The party making the distribution delayed providing information that the receiving plan or IRA required, despite
       * reasonable efforts to obtain it.
       */
      public static final LateReasonCode INFORMATION_DELAYED = of("information_delayed");

      /** The distribution was made to a state unclaimed property fund. */
      public static final LateReasonCode UNCLAIMED_PROPERTY = of("unclaimed_property");

      private LateReasonCode(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static LateReasonCode of(String value) {
        return intern(LateReasonCode.class, value, LateReasonCode::new);
      }
    }

    /** Part of a payment from one kind of money. */
    public static final class Source extends ApiObject {
      /** Creates an object from JSON. */
      public Source(JsonNode json) {
        super(json);
      }

      /** Kind of money. */
      public Kind kind() {
        return required("kind", enumeration(Kind::of));
      }

      /** Part of the payment from this kind of money, before withholding. */
      public BigDecimal amount() {
        return required("amount", ApiObject::decimal);
      }

      /** Returns a builder. */
      public static Builder builder() {
        return new Builder();
      }

      /** Builds {@link Source}. */
      public static final class Builder extends ObjectBuilder<Builder> {
        private Builder() {}

        /** Kind of money. Required. */
        public Builder kind(Kind value) {
          return set("kind", value);
        }

        /** Part of the payment from this kind of money, before withholding. Required. */
        public Builder amount(BigDecimal value) {
          return set("amount", money(value));
        }

        /** Returns the object. */
        public Source build() {
          return new Source(members());
        }
      }

      /** Kind of money. */
      public static final class Kind extends ApiEnum {
        /** Not yet taxed: pre-tax contributions, employer contributions and their earnings. */
        public static final Kind PRE_TAX = of("pre_tax");

        /** Taxed when it was contributed to a Roth account (IRC §402A, §408A). */
        public static final Kind ROTH = of("roth");

        /** Contributed to a plan after tax, but not as Roth money. Its earnings are not yet taxed. */
        public static final Kind AFTER_TAX = of("after_tax");

        /** Contributed by the employer as Roth money (SECURE 2.0 Act, section 604). */
        public static final Kind EMPLOYER_MATCH_ROTH = of("employer_match_roth");

        private Kind(String value) {
          super(value);
        }

        /** Returns the instance for a value, also if this version of the client does not know it. */
        public static Kind of(String value) {
          return intern(Kind.class, value, Kind::new);
        }
      }
    }

    /** The participant's certification for money that arrived after the 60 days (Rev. Proc. 2020-46). */
    public static final class SelfCertification extends ApiObject {
      /** Creates an object from JSON. */
      public SelfCertification(JsonNode json) {
        super(json);
      }

      /** The date the participant signed the certification, {@code YYYY-MM-DD}. */
      public LocalDate certifiedOn() {
        return required("certifiedOn", ApiObject::date);
      }

      /** The IRS has not previously denied a waiver of the 60 days for this distribution (section 3.02(1)). */
      public boolean noPreviousDenial() {
        return required("noPreviousDenial", ApiObject::bool);
      }

      /** The contribution was made as soon as practicable after the reason no longer prevented it (section 3.02(3)). */
      public boolean asSoonAsPracticable() {
        return required("asSoonAsPracticable", ApiObject::bool);
      }

      /**
       * Date the reason ended. A contribution within 30 days after it counts as made as soon as practicable (section
       * 3.02(3)).
       */
      public Optional<LocalDate> reasonEndedOn() {
        return optional("reasonEndedOn", ApiObject::date);
      }

      /** Returns a builder. */
      public static Builder builder() {
        return new Builder();
      }

      /** Builds {@link SelfCertification}. */
      public static final class Builder extends ObjectBuilder<Builder> {
        private Builder() {}

        /** The date the participant signed the certification, {@code YYYY-MM-DD}. Required. */
        public Builder certifiedOn(LocalDate value) {
          return set("certifiedOn", value);
        }

        /** The IRS has not previously denied a waiver of the 60 days for this distribution (section 3.02(1)). Required. */
        public Builder noPreviousDenial(boolean value) {
          return set("noPreviousDenial", value);
        }

        /**
         * The contribution was made as soon as practicable after the reason no longer prevented it (section 3.02(3)).
         * Required.
         */
        public Builder asSoonAsPracticable(boolean value) {
          return set("asSoonAsPracticable", value);
        }

        /**
         * Date the reason ended. A contribution within 30 days after it counts as made as soon as practicable (section
         * 3.02(3)). Can be null.
         */
        public Builder reasonEndedOn(LocalDate value) {
          return member("reasonEndedOn", value);
        }

        /** Returns the object. */
        public SelfCertification build() {
          return new SelfCertification(members());
        }
      }
    }
  }
>>>>>>> f75a3f1fd792597a4cb54115ffee10f8840eb2d0
}
