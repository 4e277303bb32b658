// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** An organization's letterhead and wording of letters. */
public final class LetterTemplates extends ApiObject {
  /** Creates an object from JSON. */
  public LetterTemplates(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code letter_templates}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The version, which increases with every change. 0 for the defaults. Each letter stores its version. */
  public long version() {
    return required("version", ApiObject::integer);
  }

  /** Name in the letterhead. Null for the organization's name. */
  public Optional<String> name() {
    return optional("name", ApiObject::text);
  }

  /** Mailing address in the letterhead, one line per item. */
  public List<String> address() {
    return required("address", list(ApiObject::text));
  }

  /** Phone number in the letterhead. */
  public Optional<String> phone() {
    return optional("phone", ApiObject::text);
  }

  /** Email address in the letterhead. */
  public Optional<String> email() {
    return optional("email", ApiObject::text);
  }

  /** Logo in the letterhead: a PNG image in base64. */
  public Optional<String> logo() {
    return optional("logo", ApiObject::text);
  }

  /** Name under the signature line. */
  public Optional<String> signatoryName() {
    return optional("signatoryName", ApiObject::text);
  }

  /** Title under the signature line. */
  public Optional<String> signatoryTitle() {
    return optional("signatoryTitle", ApiObject::text);
  }

  /** Wording of each kind of letter that can be changed. */
  public List<Text> texts() {
    return required("texts", list(Text::new));
  }

  /** The placeholders that paragraphs can contain. */
  public List<Placeholder> placeholders() {
    return required("placeholders", list(Placeholder::new));
  }

  /** Time of the last change. Null if never changed. */
  public Optional<Instant> updatedAt() {
    return optional("updatedAt", ApiObject::instant);
  }

  /** Wording of a kind of letter. */
  public static final class Text extends ApiObject {
    /** Creates an object from JSON. */
    public Text(JsonNode json) {
      super(json);
    }

    /** Kind of letter. New values may be added. */
    public Kind kind() {
      return required("kind", enumeration(Kind::of));
    }

    /** The paragraphs, with placeholders. */
    public List<String> paragraphs() {
      return required("paragraphs", list(ApiObject::text));
    }

    /** True if the organization did not change the wording. */
    public boolean isDefault() {
      return required("isDefault", ApiObject::bool);
    }

    /** Kind of letter. New values may be added. */
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
  }

  /** A placeholder for a fact of the rollover. */
  public static final class Placeholder extends ApiObject {
    /** Creates an object from JSON. */
    public Placeholder(JsonNode json) {
      super(json);
    }

    /** The name, which a paragraph contains in double braces. */
    public String name() {
      return required("name", ApiObject::text);
    }

    /** Description of the value. */
    public String description() {
      return required("description", ApiObject::text);
    }
  }
}
