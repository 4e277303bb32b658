package dev.svc.client;

import dev.svc.client.internal.Requests;
import dev.svc.client.internal.RetryPolicy;
import dev.svc.client.internal.Transport;
import dev.svc.client.resources.Resources;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Redirect;
import java.time.Duration;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Client of the rollover API, with one method per resource. Threads can share it. */
public final class RolloverClient extends Resources {
  private static final Pattern API_KEY = Pattern.compile("svc_(test|live)_ak_[0-9A-Za-z]{49}");
  private static final Pattern LOOPBACK = Pattern.compile("localhost|127(\\.\\d{1,3}){3}|\\[::1\\]");

  private final String environment;
  private final String baseUrl;

  private RolloverClient(Transport transport, String environment, String baseUrl) {
    super(transport);
    this.environment = environment;
    this.baseUrl = baseUrl;
  }

  /** Returns a client with default settings. */
  public static RolloverClient create(String apiKey, String baseUrl) {
    return builder().apiKey(apiKey).baseUrl(baseUrl).build();
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Returns the environment of the key: {@code test} or {@code live}. */
  public String environment() {
    return environment;
  }

  /** Returns the URL of the API. */
  public String baseUrl() {
    return baseUrl;
  }

  @Override
  public String toString() {
    return "RolloverClient[environment=" + environment + ", baseUrl=" + baseUrl + "]";
  }

  /** Builds a client. */
  public static final class Builder {
    private String apiKey;
    private String baseUrl;
    private Duration timeout = Duration.ofSeconds(30);
    private int maxRetries = RetryPolicy.MAX_RETRIES;
    private boolean allowInsecureHttp;
    private HttpClient.Builder http;

    private Builder() {}

    /** Sets an {@code ak_} key. Keep it on a server. */
    public Builder apiKey(String value) {
      apiKey = value;
      return this;
    }

    /** Sets the URL of the institution's API. Each environment has its own. */
    public Builder baseUrl(String value) {
      baseUrl = value;
      return this;
    }

    /** Sets the timeout of each attempt. Default: 30 seconds. */
    public Builder timeout(Duration value) {
      timeout = Objects.requireNonNull(value, "timeout");
      return this;
    }

    /** Sets the max retries of a call, within 90 seconds. Default: 12. 0 disables retries. */
    public Builder maxRetries(int value) {
      maxRetries = value;
      return this;
    }

    /** Allows {@code http:} URLs for hosts other than this machine. The key is then sent unencrypted. */
    public Builder allowInsecureHttp(boolean value) {
      allowInsecureHttp = value;
      return this;
    }

    /** Sets the HTTP client, for example with a proxy. The client does not follow redirects. */
    public Builder httpClient(HttpClient.Builder value) {
      http = value;
      return this;
    }

    /**
     * Returns the client.
     *
     * @throws IllegalArgumentException if the key is invalid or would be sent unencrypted. The message does not contain
     *     the key.
     */
    public RolloverClient build() {
      String key = Objects.requireNonNullElse(apiKey, "");
      Matcher match = API_KEY.matcher(key);
      if (!match.matches())
        throw new IllegalArgumentException("apiKey must be an API key: svc_test_ak_… or svc_live_ak_….");
      String url = checkUrl(Objects.requireNonNullElse(baseUrl, ""), allowInsecureHttp);
      HttpClient.Builder builder = http == null ? HttpClient.newBuilder() : http;
      // A redirect could send the key to another host.
      HttpClient client = builder.followRedirects(Redirect.NEVER).build();
      Requests requests = new Requests(url, request -> request.header("Authorization", "Bearer " + key));
      return new RolloverClient(new Transport(client, requests, timeout, maxRetries), match.group(1), url);
    }

    private static String checkUrl(String baseUrl, boolean allowInsecureHttp) {
      URI url = parse(baseUrl);
      boolean isHttp = url != null && "http".equals(url.getScheme());
      boolean isHttps = url != null && "https".equals(url.getScheme());
      if (!isHttp && !isHttps || url.getRawQuery() != null || url.getRawFragment() != null)
        throw new IllegalArgumentException("baseUrl must be a URL, such as https://api.example.com.");
      if (url.getRawUserInfo() != null)
        throw new IllegalArgumentException("baseUrl must not contain a user name or password.");
      if (url.getHost() == null)
        throw new IllegalArgumentException("baseUrl must be a URL, such as https://api.example.com.");
      if (isHttp && !allowInsecureHttp && !LOOPBACK.matcher(url.getHost()).matches())
        throw new IllegalArgumentException(
            "http: would send the key unencrypted. Use https: or set allowInsecureHttp.");
      return baseUrl.endsWith("/") ? baseUrl.substring(0, baseUrl.length() - 1) : baseUrl;
    }

    private static URI parse(String baseUrl) {
      try {
        return new URI(baseUrl);
      } catch (URISyntaxException error) {
        return null;
      }
    }
  }
}
