package dev.svc.client;

/** The thread was interrupted. Its interrupt flag is set again. A write in progress may have been executed. */
public final class CallInterruptedException extends ClientException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public CallInterruptedException(InterruptedException cause, Attempts attempts) {
    super("The thread was interrupted.", cause, attempts);
  }
}
