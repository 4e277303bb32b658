package dev.svc.client.internal;

import dev.svc.client.ApiObject;
import dev.svc.client.CallOptions;
import dev.svc.client.UploadFile;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** A call of one operation. For the client only. */
public final class Call {
  final String method;
  final String path;
  String accept = "application/json";
  ApiObject query;
  String cursor;
  Object body;
  UploadFile file;
  CallOptions options = CallOptions.DEFAULT;

  /** Creates a call. The path starts after the client's base URL. */
  public Call(String method, String path) {
    this.method = method;
    this.path = path;
  }

  /** Sets the media types of the response. */
  public Call accept(String types) {
    accept = types;
    return this;
  }

  /** Sets the query parameters. */
  public Call query(ApiObject value) {
    query = value;
    return this;
  }

  /** Sets the cursor of a page, which overrides the one of the query. */
  public Call cursor(String value) {
    cursor = value;
    return this;
  }

  /** Sets the JSON body. */
  public Call body(Object value) {
    body = value;
    return this;
  }

  /** Sets the file and the other fields of a form. */
  public Call form(UploadFile value, ApiObject fields) {
    file = value;
    body = fields;
    return this;
  }

  /** Sets the options. */
  public Call options(CallOptions value) {
    options = value;
    return this;
  }

  /**
   * Encodes a path segment.
   *
   * @throws IllegalArgumentException if it is empty or moves in the path
   */
  public static String encode(String segment) {
    if (segment.isEmpty() || segment.equals(".") || segment.equals(".."))
      throw new IllegalArgumentException("An ID must not be empty.");
    return URLEncoder.encode(segment, StandardCharsets.UTF_8).replace("+", "%20");
  }
}
