package dev.svc.client;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.internal.Json;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpHeaders;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** A response whose body you read: a file or an export. Close it. Reading has no timeout. */
public final class ApiResponse implements AutoCloseable {
  private static final Attempts ONLY_ATTEMPT = new Attempts(1, null);

  private final InputStream body;
  private final HttpHeaders headers;

  /** Creates a response. */
  public ApiResponse(InputStream body, HttpHeaders headers) {
    this.body = new BufferedInputStream(body);
    this.headers = headers;
  }

  /** Returns the headers. */
  public HttpHeaders headers() {
    return headers;
  }

  /** Returns the body. */
  public InputStream body() {
    return body;
  }

  /**
   * Reads the rest of the body.
   *
   * @throws ApiConnectionException if the connection is lost
   */
  public byte[] readAllBytes() {
    try {
      return body.readAllBytes();
    } catch (IOException error) {
      throw lost(error);
    }
  }

  /**
   * Parses an export of JSON lines, line by line: {@code response.lines(Rollover::new)}.
   *
   * @throws ApiConnectionException while reading, if the connection is lost, so the lines are incomplete
   */
  public <T> Stream<T> lines(Function<JsonNode, T> decoder) {
    Spliterator<JsonNode> lines =
        Spliterators.spliteratorUnknownSize(new Lines(), Spliterator.ORDERED | Spliterator.NONNULL);
    return StreamSupport.stream(lines, false).map(decoder);
  }

  @Override
  public void close() {
    try {
      body.close();
    } catch (IOException error) {
      throw lost(error);
    }
  }

  private static ApiConnectionException lost(IOException error) {
    return new ApiConnectionException(
        "The connection was lost before the end of the response.", error, ONLY_ATTEMPT);
  }

  private final class Lines implements Iterator<JsonNode> {
    private JsonNode next;

    @Override
    public boolean hasNext() {
      if (next == null) next = read();
      return next != null;
    }

    @Override
    public JsonNode next() {
      if (!hasNext()) throw new NoSuchElementException();
      JsonNode line = next;
      next = null;
      return line;
    }

    /** Returns null at the end. */
    private JsonNode read() {
      try {
        for (byte[] line; (line = readLine()) != null; ) if (line.length > 0) return Json.parse(line);
        return null;
      } catch (IOException error) {
        throw lost(error);
      }
    }

    private byte[] readLine() throws IOException {
      ByteArrayOutputStream line = new ByteArrayOutputStream();
      for (int character; (character = body.read()) != '\n'; line.write(character)) {
        if (character < 0 && line.size() == 0) return null;
        if (character < 0) throw new IOException("The export ended in the middle of a line.");
      }
      return line.toByteArray();
    }
  }
}
