import dev.svc.client.WebhookVerificationException;
import dev.svc.client.WebhookVerificationException.Reason;
import dev.svc.client.WebhookVerifier;
import dev.svc.client.models.RolloverCompletedEvent;
import dev.svc.client.models.WebhookEvent;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Tests of webhook verification. */
final class WebhookTests {
  private static final Instant NOW = Instant.ofEpochSecond(1_800_000_000);
  private static final String SECRET =
      "whsec_" + Base64.getEncoder().encodeToString(UnitTests.bytes("a secret of thirty-two bytes...."));
  private static final String OTHER = "whsec_" + "A".repeat(44);
  private static final String BODY =
      "{\"id\":\"evt_1\",\"type\":\"rollover.completed\",\"data\":{\"rolloverId\":\"rol_1\"},\"new\":1}";

  private final Map<String, String> headers = new HashMap<>();

  private WebhookTests(String timestamp, String body) throws Exception {
    headers.put("webhook-id", "evt_1");
    headers.put("webhook-timestamp", timestamp);
    headers.put("webhook-signature", "v1," + sign("evt_1." + timestamp + "." + body));
  }

  static void main(String[] args) throws Exception {
    UnitTests.test("verifies webhooks", WebhookTests::verifies);
    UnitTests.test("rejects webhooks that are not signed", WebhookTests::rejectsUnsigned);
    UnitTests.test("rejects old and future webhooks", WebhookTests::rejectsOld);
    UnitTests.test("rejects malformed webhooks and secrets", WebhookTests::rejectsMalformed);
  }

  private static void verifies() throws Exception {
    WebhookTests valid = new WebhookTests("1800000000", BODY);
    RolloverCompletedEvent event = (RolloverCompletedEvent) valid.verify(BODY, SECRET);
    UnitTests.check(event.id(), "evt_1");
    UnitTests.check(event.data().rolloverId(), "rol_1");
    UnitTests.check(event.member("new").intValue(), 1);
    valid.verify(BODY, OTHER, SECRET);
    String signature = valid.headers.get("webhook-signature");
    valid.headers.put("webhook-signature", "v1,AAAA v2,xyz v1,!!! " + signature);
    valid.verify(BODY, SECRET);
    String unknown = BODY.replace("rollover.completed", "rollover.teleported");
    WebhookEvent other = new WebhookTests("1800000000", unknown).verify(unknown, SECRET);
    UnitTests.check(other.getClass(), WebhookEvent.class);
    UnitTests.check(other.type(), "rollover.teleported");
  }

  private static void rejectsUnsigned() throws Exception {
    WebhookTests valid = new WebhookTests("1800000000", BODY);
    valid.rejects(Reason.NOT_SIGNED, BODY + " ", SECRET);
    valid.rejects(Reason.NOT_SIGNED, BODY, OTHER);
    String signature = valid.headers.get("webhook-signature");
    valid.headers.put("webhook-signature", signature.replace("v1,", "v1a,"));
    valid.rejects(Reason.NOT_SIGNED, BODY, SECRET);
    valid.headers.put("webhook-signature", "v1,AAAA ".repeat(16) + signature);
    valid.rejects(Reason.NOT_SIGNED, BODY, SECRET);
    valid.headers.put("webhook-signature", signature);
    valid.headers.put("webhook-id", "evt_2");
    valid.rejects(Reason.NOT_SIGNED, BODY, SECRET);
  }

  private static void rejectsOld() throws Exception {
    new WebhookTests("1799999700", BODY).verify(BODY, SECRET);
    new WebhookTests("1799999699", BODY).rejects(Reason.TOO_OLD, BODY, SECRET);
    new WebhookTests("1800000300", BODY).verify(BODY, SECRET);
    new WebhookTests("1800000301", BODY).rejects(Reason.TOO_NEW, BODY, SECRET);
    for (String malformed : new String[] {"x", "-1", "1e9", "99999999999999999999"})
      new WebhookTests(malformed, BODY).rejects(Reason.TOO_OLD, BODY, SECRET);
    WebhookTests old = new WebhookTests("1799999000", BODY);
    newVerifier(SECRET).withTolerance(Duration.ofHours(1)).verify(UnitTests.bytes(BODY), old.headers::get);
  }

  private static void rejectsMalformed() throws Exception {
    for (String name : new String[] {"webhook-id", "webhook-timestamp", "webhook-signature"}) {
      WebhookTests missing = new WebhookTests("1800000000", BODY);
      missing.headers.remove(name);
      missing.rejects(Reason.HEADER_MISSING, BODY, SECRET);
    }
    for (String body : new String[] {"", "x", "[]", "{} {}"})
      new WebhookTests("1800000000", body).rejects(Reason.NOT_JSON, body, SECRET);
    for (String secret : new String[] {"", "whsec_", "whsec_!", SECRET.substring(6)}) {
      IllegalArgumentException error =
          UnitTests.catchThrown(IllegalArgumentException.class, () -> WebhookVerifier.of(secret));
      UnitTests.check(secret.length() > 6 && error.toString().contains(secret), false);
    }
    UnitTests.catchThrown(IllegalArgumentException.class, WebhookVerifier::of);
    UnitTests.check(WebhookVerifier.of(SECRET).toString().contains(SECRET.substring(6)), false);
  }

  private WebhookEvent verify(String body, String... secrets) throws WebhookVerificationException {
    return newVerifier(secrets).verify(UnitTests.bytes(body), headers::get);
  }

  private void rejects(Reason reason, String body, String... secrets) {
    WebhookVerificationException error =
        UnitTests.catchThrown(WebhookVerificationException.class, () -> verify(body, secrets));
    UnitTests.check(error.reason(), reason);
  }

  private static WebhookVerifier newVerifier(String... secrets) {
    return WebhookVerifier.of(secrets).withClock(Clock.fixed(NOW, ZoneOffset.UTC));
  }

  private static String sign(String content) throws Exception {
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(Base64.getDecoder().decode(SECRET.substring(6)), "HmacSHA256"));
    return Base64.getEncoder().encodeToString(mac.doFinal(UnitTests.bytes(content)));
  }
}
