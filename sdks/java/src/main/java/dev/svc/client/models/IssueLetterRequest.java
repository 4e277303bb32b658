// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
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
  public Kind kind() {
    return required("kind", enumeration(Kind::of));
  }

  /** Account numbers in the letter. Default: {@code masked}. */
  public Optional<AccountNumbers> accountNumbers() {
    return optional("accountNumbers", enumeration(AccountNumbers::of));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link IssueLetterRequest}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Kind of letter. Required. */
    public Builder kind(Kind value) {
      return set("kind", value);
    }

    /** Account numbers in the letter. Default: {@code masked}. */
    public Builder accountNumbers(AccountNumbers value) {
      return set("accountNumbers", value);
    }

    /** Returns the object. */
    public IssueLetterRequest build() {
      return new IssueLetterRequest(members());
    }
  }

  /** Kind of letter. */
  public static final class Kind extends ApiEnum {
    /** The destination custodian accepts the assets. Required by many source custodians (LOA). */
    public static final Kind LETTER_OF_ACCEPTANCE = of("letter_of_acceptance");

    /** The destination custodian requests a trustee-to-trustee transfer from the source custodian. */
    public static final Kind TRANSFER_REQUEST = of("transfer_request");

    /** The destination custodian requests a direct rollover from the source custodian. */
    public static final Kind DIRECT_ROLLOVER_REQUEST = of("direct_rollover_request");

    /** The source custodian describes its payment to the destination custodian. */
    public static final Kind PAYMENT_TRANSMITTAL = of("payment_transmittal");

    /** A form for the consent of the participant's spouse, with a witness. */
    public static final Kind SPOUSAL_CONSENT = of("spousal_consent");

    /** The participant's certification for late money (Rev. Proc. 2020-46). */
    public static final Kind SELF_CERTIFICATION = of("self_certification");

    /** A cover sheet for mail and fax, with a QR code of the rollover's ID. */
    public static final Kind COVER_SHEET = of("cover_sheet");

    /**
     * A deficiency letter to the participant: the open reasons why the request is not in good order (NIGO), and
     * their remedies.
     */
    public static final Kind NIGO = of("nigo");

    private Kind(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Kind of(String value) {
      return intern(Kind.class, value, Kind::new);
    }
  }

  /** Account numbers in the letter. Default: {@code masked}. */
  public static final class AccountNumbers extends ApiEnum {
    /** Only the last characters. */
    public static final AccountNumbers MASKED = of("masked");

    /**
     * Full account numbers. Requires the scope {@code rollovers:reveal} and, if the organization requires it, a
     * second person.
     */
    public static final AccountNumbers FULL = of("full");

    private AccountNumbers(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static AccountNumbers of(String value) {
      return intern(AccountNumbers.class, value, AccountNumbers::new);
    }
  }
}
