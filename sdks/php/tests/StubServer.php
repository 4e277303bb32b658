<?php

declare(strict_types=1);

/** Runs stub_server.php in another process. */
final class StubServer
{
    public readonly string $url;
    /** @var resource */
    private $process;
    /** @var array<int, resource> */
    private array $pipes = [];

    /** @param list<string|null> $responses */
    public function __construct(array $responses)
    {
        $command = [PHP_BINARY, __DIR__ . '/stub_server.php'];
        $this->process = proc_open($command, [['pipe', 'r'], ['pipe', 'w'], STDERR], $this->pipes);
        $encoded = array_map(fn ($one) => $one === null || $one === 'hang' ? $one : base64_encode($one), $responses);
        fwrite($this->pipes[0], json_encode($encoded) . "\n");
        $this->url = 'http://' . trim(fgets($this->pipes[1]));
    }

    /**
     * Stops the server.
     *
     * @return list<array{head: string, body: string}> the requests
     */
    public function close(): array
    {
        $requests = [];
        stream_set_blocking($this->pipes[1], false);
        foreach (explode("\n", trim(stream_get_contents($this->pipes[1]))) as $line) {
            if ($line !== '') {
                ['head' => $head, 'body' => $body] = json_decode($line, true);
                $requests[] = ['head' => $head, 'body' => base64_decode($body)];
            }
        }
        proc_terminate($this->process);
        array_map(fclose(...), $this->pipes);
        proc_close($this->process);
        return $requests;
    }
}
