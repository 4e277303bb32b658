package dev.svc.client;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.WebhookVerificationException.Reason;
import dev.svc.client.internal.Json;
import dev.svc.client.models.WebhookEvent;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Verifies webhooks (<a href="https://www.standardwebhooks.com">Standard Webhooks</a>). Threads can share it. */
public final class WebhookVerifier {
  private static final Duration TOLERANCE = Duration.ofSeconds(300);
  private static final String PREFIX = "whsec_";
  private static final String ALGORITHM = "HmacSHA256";
  // Limits the work for forged headers. Deliveries have at most two signatures: one per active secret.
  private static final int MAX_SIGNATURES = 16;
  private static final Pattern TIMESTAMP = Pattern.compile("[0-9]{1,12}");

  private final List<byte[]> secrets;
  private final Duration tolerance;
  private final Clock clock;

  private WebhookVerifier(List<byte[]> secrets, Duration tolerance, Clock clock) {
    this.secrets = secrets;
    this.tolerance = tolerance;
    this.clock = clock;
  }

  /**
   * Returns a verifier.
   *
   * @param secrets {@code whsec_…}, or several during a rotation
   * @throws IllegalArgumentException if a secret is malformed. The message does not contain it.
   */
  public static WebhookVerifier of(String... secrets) {
    if (secrets.length == 0) throw new IllegalArgumentException("At least one webhook secret is required.");
    List<byte[]> keys = Arrays.stream(secrets).map(WebhookVerifier::readSecret).toList();
    return new WebhookVerifier(keys, TOLERANCE, Clock.systemUTC());
  }

  /** Returns a verifier with another max difference between the timestamp and now. Default: 5 minutes. */
  public WebhookVerifier withTolerance(Duration value) {
    return new WebhookVerifier(secrets, value, clock);
  }

  /** Returns a verifier with another clock. */
  public WebhookVerifier withClock(Clock value) {
    return new WebhookVerifier(secrets, tolerance, value);
  }

  /**
   * Verifies a delivery and returns its event.
   *
   * @param body the raw body. A parsed and serialized body would not match.
   * @param headers returns a header's value or null, such as {@code request::getHeader} of a servlet. Names are
   *     lowercase.
   * @throws WebhookVerificationException if the signature or timestamp is invalid
   */
  public WebhookEvent verify(byte[] body, UnaryOperator<String> headers) throws WebhookVerificationException {
    String id = require(headers, "webhook-id");
    String timestamp = require(headers, "webhook-timestamp");
    String signatures = require(headers, "webhook-signature");
    checkAge(timestamp);
    List<byte[]> received = readSignatures(signatures);
    byte[] prefix = (id + "." + timestamp + ".").getBytes(StandardCharsets.UTF_8);
    boolean isSigned = false;
    for (byte[] secret : secrets) {
      byte[] expected = sign(secret, prefix, body);
      // Compares all of them, so that timing does not reveal the match.
      for (byte[] signature : received) isSigned |= MessageDigest.isEqual(expected, signature);
    }
    if (!isSigned) throw new WebhookVerificationException(Reason.NOT_SIGNED, "No signature matches a secret.");
    return readEvent(body);
  }

  private static WebhookEvent readEvent(byte[] body) throws WebhookVerificationException {
    try {
      JsonNode json = Json.parse(body);
      if (json.isObject()) return WebhookEvent.of(json);
    } catch (IOException error) {
      // Reported below.
    }
    throw new WebhookVerificationException(Reason.NOT_JSON, "The body is not a JSON object.");
  }

  private static String require(UnaryOperator<String> headers, String name) throws WebhookVerificationException {
    String value = headers.apply(name);
    if (value == null || value.isEmpty())
      throw new WebhookVerificationException(Reason.HEADER_MISSING, "The header " + name + " is missing.");
    return value;
  }

  private void checkAge(String timestamp) throws WebhookVerificationException {
    boolean isNumber = TIMESTAMP.matcher(timestamp).matches();
    Duration age = isNumber ? Duration.ofMillis(clock.millis() - Long.parseLong(timestamp) * 1000) : null;
    if (age == null || age.compareTo(tolerance) > 0)
      throw new WebhookVerificationException(Reason.TOO_OLD, "The attempt is too old.");
    if (age.compareTo(tolerance.negated()) < 0)
      throw new WebhookVerificationException(Reason.TOO_NEW, "The attempt is from the future.");
  }

  private static byte[] sign(byte[] secret, byte[] prefix, byte[] body) {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(new SecretKeySpec(secret, ALGORITHM));
      mac.update(prefix);
      return mac.doFinal(body);
    } catch (GeneralSecurityException error) {
      throw new IllegalStateException(error);
    }
  }

  private static List<byte[]> readSignatures(String header) {
    List<byte[]> signatures = new ArrayList<>();
    Arrays.stream(header.split(" ", MAX_SIGNATURES + 1)).limit(MAX_SIGNATURES).forEach(part -> {
      byte[] signature = part.startsWith("v1,") ? readBase64(part.substring(3)) : null;
      if (signature != null) signatures.add(signature);
    });
    return signatures;
  }

  private static byte[] readSecret(String secret) {
    byte[] key = secret.startsWith(PREFIX) ? readBase64(secret.substring(PREFIX.length())) : null;
    if (key == null || key.length == 0)
      throw new IllegalArgumentException("A secret must be whsec_ followed by base64.");
    return key;
  }

  private static byte[] readBase64(String text) {
    try {
      return Base64.getDecoder().decode(text);
    } catch (IllegalArgumentException error) {
      return null;
    }
  }
}
