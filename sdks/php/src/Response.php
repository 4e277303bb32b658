<?php

declare(strict_types=1);

namespace Svc;

use Svc\Internal\Transfer;

/** A response that is a file or an export. Its body is read from the network as you go, once. */
final class Response
{
    /** @var array<string, string> Names are in lowercase. */
    public readonly array $headers;

    /** @internal */
    public function __construct(private readonly Transfer $transfer)
    {
        $this->headers = $transfer->headers;
    }

    /**
     * Returns the body in parts.
     *
     * @return \Generator<int, string>
     * @throws Exception\ConnectionException The connection was lost before the end.
     */
    public function chunks(): \Generator
    {
        return $this->transfer->chunks();
    }

    /**
     * Returns the rest of the body.
     *
     * @throws Exception\ConnectionException The connection was lost before the end.
     */
    public function body(): string
    {
        return $this->transfer->readBody();
    }

    /**
     * Parses an export of JSON lines, line by line.
     *
     * @return \Generator<int, array<string, mixed>>
     * @throws Exception\ConnectionException The connection was lost before the end.
     */
    public function lines(): \Generator
    {
        $rest = '';
        foreach ($this->chunks() as $chunk) {
            $lines = explode("\n", $rest . $chunk);
            $rest = array_pop($lines);
            foreach ($lines as $line) {
                if (trim($line) !== '') {
                    yield json_decode($line, true, flags: JSON_THROW_ON_ERROR);
                }
            }
        }
        if (trim($rest) !== '') {
            yield json_decode($rest, true, flags: JSON_THROW_ON_ERROR);
        }
    }
}
