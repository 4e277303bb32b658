<?php

declare(strict_types=1);

namespace Svc\Internal;

use Svc\Exception\ConnectionException;
use Svc\Exception\TimeoutException;

/**
 * One HTTP exchange, whose body is received as it is read.
 *
 * @internal
 */
final class Transfer
{
    private const MAX_WAIT = 1.0;

    public int $status = 0;
    public string $statusText = '';
    /** @var array<string, string> Names are in lowercase. */
    public array $headers = [];

    private readonly \CurlHandle $curl;
    private readonly \CurlMultiHandle $multi;
    private bool $hasHeaders = false;
    private bool $isComplete = false;
    private ?ConnectionException $failure = null;
    private string $received = '';
    private int $bytes = 0;
    private float $activeAt;

    /**
     * Sends a request and receives the headers of its response.
     *
     * @param array<int, mixed> $options of curl. They do not contain the key, because stack traces have arguments.
     * @param float $timeout seconds without data
     * @throws ConnectionException
     */
    public function __construct(
        array $options,
        ApiKey $key,
        private readonly float $timeout,
        private readonly int $attempts,
        private readonly ?string $idempotencyKey,
    ) {
        // Curl must not own this object, or an abandoned transfer would stay open.
        $self = \WeakReference::create($this);
        $this->curl = curl_init();
        curl_setopt_array($this->curl, [
            CURLOPT_HTTPHEADER => [...$options[CURLOPT_HTTPHEADER], $key->header()],
            CURLOPT_ENCODING => '',
            CURLOPT_FOLLOWLOCATION => false,
            CURLOPT_PROTOCOLS => CURLPROTO_HTTP | CURLPROTO_HTTPS,
            CURLOPT_SUPPRESS_CONNECT_HEADERS => true,
            CURLOPT_NOPROGRESS => false,
            CURLOPT_HEADERFUNCTION => static fn ($_, string $line): int => $self->get()?->receiveHeader($line) ?? 0,
            CURLOPT_WRITEFUNCTION => static fn ($_, string $data): int => $self->get()?->receiveBody($data) ?? 0,
            CURLOPT_PROGRESSFUNCTION => static fn ($_, int $_total, int $down, int $_size, int $up): int
                => $self->get()?->receiveProgress($down + $up) ?? 1,
        ] + $options);
        $this->activeAt = self::now();
        $this->multi = curl_multi_init();
        curl_multi_add_handle($this->multi, $this->curl);
        while (!$this->hasHeaders && !$this->isComplete) {
            $this->advance();
        }
        if (!$this->hasHeaders) {
            throw $this->failure ?? $this->createException(CURLE_GOT_NOTHING);
        }
    }

    /**
     * @return \Generator<int, string>
     * @throws ConnectionException
     */
    public function chunks(): \Generator
    {
        while (true) {
            if ($this->received !== '') {
                $chunk = $this->received;
                $this->received = '';
                yield $chunk;
                // The caller's work does not count as a delay of the API.
                $this->activeAt = self::now();
            } elseif ($this->isComplete) {
                // Follows the data that was received before the failure.
                if ($this->failure !== null) {
                    throw $this->failure;
                }
                return;
            } else {
                $this->advance();
            }
        }
    }

    /** @throws ConnectionException */
    public function readBody(): string
    {
        $body = '';
        foreach ($this->chunks() as $chunk) {
            $body .= $chunk;
        }
        return $body;
    }

    private function advance(): void
    {
        curl_multi_exec($this->multi, $running);
        while ($message = curl_multi_info_read($this->multi)) {
            $this->complete($message['result']);
        }
        if ($this->isComplete || $this->received !== '') {
            return;
        }
        $wait = $this->activeAt + $this->timeout - self::now();
        if ($wait <= 0) {
            $this->complete(CURLE_OPERATION_TIMEDOUT);
        } elseif (curl_multi_select($this->multi, min(self::MAX_WAIT, $wait)) === -1) {
            usleep(1000);
        }
    }

    private function complete(int $result): void
    {
        $this->isComplete = true;
        curl_multi_remove_handle($this->multi, $this->curl);
        $this->failure = $result === CURLE_OK ? null : $this->createException($result);
    }

    private function createException(int $result): ConnectionException
    {
        if ($result === CURLE_OPERATION_TIMEDOUT) {
            return new TimeoutException('The API did not respond in time.', $this->attempts, $this->idempotencyKey);
        }
        $message = 'Cannot reach the API, or the connection was lost: ' . curl_strerror($result) . '.';
        return new ConnectionException($message, $this->attempts, $this->idempotencyKey);
    }

    private function receiveHeader(string $line): int
    {
        $text = trim($line);
        if (preg_match('#^HTTP/\S+ (\d{3})\s*(.*)$#', $text, $match) === 1) {
            $this->status = (int) $match[1];
            $this->statusText = $match[2];
            $this->headers = [];
        } elseif ($text === '') {
            // An informational response precedes the final one.
            $this->hasHeaders = $this->status >= 200;
        } else {
            [$name, $value] = explode(':', $text, 2) + [1 => ''];
            $this->headers[strtolower(trim($name))] = trim($value);
        }
        return strlen($line);
    }

    private function receiveBody(string $data): int
    {
        $this->received .= $data;
        return strlen($data);
    }

    private function receiveProgress(int $bytes): int
    {
        if ($bytes !== $this->bytes) {
            $this->bytes = $bytes;
            $this->activeAt = self::now();
        }
        return 0;
    }

    private static function now(): float
    {
        return hrtime(true) / 1e9;
    }
}
