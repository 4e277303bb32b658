package dev.svc.client;

import java.io.FileNotFoundException;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.util.function.Supplier;

/** A file to upload. */
public final class UploadFile {
  private final String name;
  private final String mediaType;
  private final Supplier<BodyPublisher> content;

  private UploadFile(String name, String mediaType, Supplier<BodyPublisher> content) {
    this.name = name;
    this.mediaType = mediaType;
    this.content = content;
  }

  /** Returns a file in memory. */
  public static UploadFile of(String name, String mediaType, byte[] content) {
    byte[] copy = content.clone();
    return new UploadFile(name, mediaType, () -> BodyPublishers.ofByteArray(copy));
  }

  /**
   * Returns a file on disk. Its content is streamed.
   *
   * @throws FileNotFoundException if it does not exist
   */
  public static UploadFile of(String name, String mediaType, Path path) throws FileNotFoundException {
    BodyPublisher publisher = BodyPublishers.ofFile(path);
    return new UploadFile(name, mediaType, () -> publisher);
  }

  /** Returns the file name. */
  public String name() {
    return name;
  }

  /** Returns the media type, such as {@code application/pdf}. */
  public String mediaType() {
    return mediaType;
  }

  /** Returns a publisher of the content. Each attempt subscribes again. */
  public BodyPublisher content() {
    return content.get();
  }
}
