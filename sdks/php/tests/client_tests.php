<?php

declare(strict_types=1);

use Svc\Client;
use Svc\Exception\ApiException;
use Svc\Exception\ConnectionException;
use Svc\Exception\InternalException;
use Svc\Exception\NotFoundException;
use Svc\Exception\RateLimitedException;
use Svc\Exception\TimeoutException;
use Svc\Internal\ApiKey;
use Svc\Internal\RetryPolicy;
use Svc\Internal\Transport;
use Svc\Resource\Resources;
use Svc\Upload;

$key = 'svc_test_ak_' . str_repeat('a', 49);
const ACCOUNT = '{"id":"acct_1","future":{"x":1}}';

$response = static fn (string $body, string $status = '200 OK', string $headers = ''): string
    => "HTTP/1.1 $status\r\nContent-Length: " . strlen($body) . "\r\n$headers\r\n$body";
$problem = static fn (string $status, string $code, string $headers = ''): string => $response(
    json_encode(['status' => (int) $status, 'code' => $code, 'detail' => 'Details.', 'requestId' => 'req_1', 'errors' => []]),
    $status,
    "Content-Type: application/problem+json\r\n$headers",
);
/** @return array{list<array{head: string, body: string}>, list<float>} requests and delays */
$run = static function (array $responses, Closure $use, float $timeout = 30.0) use ($key): array {
    $server = new StubServer($responses);
    $delays = [];
    $sleep = static function (float $seconds) use (&$delays): void {
        $delays[] = $seconds;
    };
    try {
        $use(new Resources(new Transport($server->url, new ApiKey($key), $timeout, 12, $sleep)));
    } finally {
        $requests = $server->close();
    }
    return [$requests, $delays];
};
$create = static fn (Resources $client, mixed ...$options) => $client->accounts->createOrRetrieve(
    ['firstName' => 'Ada'],
    ...$options,
);

return [
    'keeps unknown members' => fn () => $run([$response(ACCOUNT)], fn ($client) => same(
        ['id' => 'acct_1', 'future' => ['x' => 1]],
        $client->accounts->get('acct_1'),
    )),
    'sends headers and encodes the path and query' => function () use ($run, $response, $key) {
        $empty = $response('{"data":[],"hasMore":false,"nextCursor":null}');
        [[$write, $read]] = $run([$response(ACCOUNT), $empty], function ($client) {
            $client->accounts->update('a/b c', ['firstName' => 'Zoë'], ifVersion: 3, idempotencyKey: 'key-1');
            iterator_to_array($client->rollovers->list(state: ['draft', 'submitted'], tag: 'a&b'));
        });
        same(1, preg_match('#^PATCH /v1/accounts/a%2Fb%20c HTTP/1.1\r\n#', $write['head']));
        foreach (["Authorization: Bearer $key", 'If-Match: "3"', 'Idempotency-Key: key-1', 'Content-Type: application/json'] as $header) {
            same(true, str_contains($write['head'], "\r\n$header\r\n"));
        }
        same(true, str_contains($write['head'], "\r\nUser-Agent: svc-client-php/"));
        same('{"firstName":"Zoë"}', $write['body']);
        same(1, preg_match('#^GET /v1/rollovers\?state=draft&state=submitted&tag=a%26b HTTP#', $read['head']));
        same(false, str_contains($read['head'], 'Idempotency-Key'));
    },
    'sends an empty body as an object, and no body without a type' => function () use ($run, $response) {
        [[$empty, $none]] = $run([$response('{}'), $response('{}')], function ($client) {
            $client->accounts->update('acct_1', []);
            $client->accounts->erase('acct_1');
        });
        same('{}', $empty['body']);
        same(false, str_contains($none['head'], 'Content-Type'));
    },
    'rejects IDs that would change the path' => function () use ($key) {
        $client = new Client($key, 'https://api.example.com');
        foreach (['', '.', '..'] as $id) {
            throws(InvalidArgumentException::class, fn () => $client->accounts->get($id));
        }
    },
    'rejects invalid idempotency keys' => function () use ($key, $create) {
        $client = new Client($key, 'https://api.example.com');
        foreach (['', 'a b', "a\r\nX: y", "a\n", str_repeat('a', 256)] as $invalid) {
            throws(InvalidArgumentException::class, fn () => $create($client, idempotencyKey: $invalid));
        }
    },
    'rejects URLs that reveal the key' => function () use ($key) {
        $urls = ['http://api.example.com', 'ftp://api.example.com', 'https://a:b@api.example.com', 'https:', '', 'no URL',
            'https://x.example.com?a=b', "https://x.example.com\r\nX: y", 'http://127.0.0.1.example.com'];
        foreach ($urls as $url) {
            throws(InvalidArgumentException::class, fn () => new Client($key, $url));
        }
        new Client($key, 'http://api.internal', allowInsecureHttp: true);
        same('http://[::1]:3000', (new Client($key, 'http://[::1]:3000/'))->baseUrl);
    },
    'rejects other keys without showing them' => function () use ($key) {
        foreach (['svc_test_sk_' . str_repeat('a', 49), "$key\n", 'secret'] as $invalid) {
            $error = throws(InvalidArgumentException::class, fn () => new Client($invalid, 'https://api.example.com'));
            same(false, str_contains($error->getMessage(), $invalid));
        }
    },
    'does not show the key' => function () use ($run, $problem, $key) {
        $run([$problem('404 Not Found', 'not_found'), null], function ($client) use ($key) {
            $error = throws(NotFoundException::class, fn () => $client->accounts->get('acct_1'));
            $lost = throws(ConnectionException::class, fn () => $client->accounts->get('acct_1', maxRetries: 0));
            // The frames of this test contain the key.
            $frames = array_filter(
                [...$error->getTrace(), ...$lost->getTrace()],
                fn ($frame) => str_starts_with($frame['class'] ?? '', 'Svc\\') && $frame['args'] !== [],
            );
            same(fn ($count) => $count > 4, count($frames));
            $traces = print_r($frames, true);
            $shown = $traces . print_r($client, true) . var_export($client->accounts, true) . $error . json_encode($client);
            same(false, str_contains($shown, $key));
            throws(Exception::class, fn () => serialize($client));
        });
        $client = new Client($key, 'https://api.example.com');
        same(false, str_contains(print_r($client, true) . var_export($client, true) . json_encode($client), $key));
    },
    'retries with the same idempotency key' => function () use ($run, $response, $problem, $create) {
        $responses = [null, $problem('503 Service Unavailable', 'overloaded'),
            $problem('409 Conflict', 'idempotency_in_progress'), $response('<html>', '502 Bad Gateway'), $response('{'),
            $response(ACCOUNT)];
        [$requests, $delays] = $run($responses, fn ($client) => same('acct_1', $create($client)['id']));
        preg_match_all('/^Idempotency-Key: ([0-9a-f-]{36})\r$/m', implode('', array_column($requests, 'head')), $keys);
        same(6, count($keys[1]));
        same(1, count(array_unique($keys[1])));
        foreach ([0.5, 1, 2, 4, 8] as $index => $max) {
            same(fn ($delay) => $delay >= $max / 2 && $delay <= $max, $delays[$index]);
        }
    },
    'stops after maxRetries' => function () use ($run, $create) {
        [$requests] = $run([null, null, null], function ($client) use ($create) {
            $error = throws(ConnectionException::class, fn () => $create($client, maxRetries: 2));
            same(3, $error->attempts);
            same(36, strlen((string) $error->idempotencyKey));
        });
        same(3, count($requests));
    },
    'retries internal errors four times' => function () use ($run, $problem, $create) {
        $run(array_fill(0, 6, $problem('500 Internal Server Error', 'internal_error')), fn ($client) => same(
            5,
            throws(InternalException::class, fn () => $create($client))->attempts,
        ));
    },
    'stops after ninety seconds' => function () {
        same(true, RetryPolicy::canRetry('overloaded', 1, 89.9, 12));
        same(false, RetryPolicy::canRetry('overloaded', 1, 90.0, 12));
    },
    'does not retry other errors' => function () use ($run, $problem) {
        [$requests] = $run([$problem('404 Not Found', 'not_found')], function ($client) {
            $error = throws(NotFoundException::class, fn () => $client->accounts->get('acct_1'));
            same('404 not_found: Details.', $error->getMessage());
            same(['not_found', 404, 'req_1', [], 1], [$error->errorCode, $error->status, $error->requestId, $error->errors, $error->attempts]);
        });
        same(1, count($requests));
    },
    'waits for Retry-After' => function () use ($run, $response, $problem, $create) {
        $limited = $problem('429 Too Many Requests', 'rate_limited', "Retry-After: 20\r\n");
        [, $delays] = $run([$limited, $response(ACCOUNT)], $create);
        same(fn ($delay) => $delay >= 20 && $delay <= 20.5, $delays[0]);
    },
    'does not wait for more than a minute' => function () use ($run, $problem, $create) {
        $limited = $problem('429 Too Many Requests', 'rate_limited', "Retry-After: 61\r\n");
        [, $delays] = $run([$limited], fn ($client) => same(
            61.0,
            throws(RateLimitedException::class, fn () => $create($client))->retryAfter,
        ));
        same([], $delays);
    },
    'reads Retry-After' => function () {
        $now = (float) gmmktime(0, 0, 0, 1, 1, 2026);
        same(1.5, RetryPolicy::readRetryAfter('1.5', $now));
        same(60.0, RetryPolicy::readRetryAfter('Thu, 01 Jan 2026 00:01:00 GMT', $now));
        same(0.0, RetryPolicy::readRetryAfter('Wed, 31 Dec 2025 00:00:00 GMT', $now));
        foreach (['soon', '', '-1', 'NaN', null] as $header) {
            same(null, RetryPolicy::readRetryAfter($header, $now));
        }
    },
    'throws unknown codes as API exceptions' => fn () => $run(
        [$problem('422 Unprocessable Entity', 'code_of_the_future')],
        fn ($client) => same('code_of_the_future', throws(ApiException::class, fn () => $create($client))->errorCode),
    ),
    'describes errors that are not JSON' => fn () => $run(
        [$response('<h1>Forbidden</h1>', '403 Forbidden'), $response('{"errors":"?","code":7}', '400 Bad Request')],
        function ($client) use ($create) {
            $error = throws(ApiException::class, fn () => $create($client));
            same(['http_403', 'Forbidden', []], [$error->errorCode, $error->title, $error->errors]);
            same(['', []], [($error = throws(ApiException::class, fn () => $create($client)))->errorCode, $error->errors]);
        },
    ),
    'does not follow redirects' => function () use ($run, $response, $create) {
        $other = new StubServer([$response(ACCOUNT)]);
        $redirect = $response('', '307 Temporary Redirect', "Location: {$other->url}/\r\n");
        $run([$redirect], fn ($client) => same('http_307', throws(ApiException::class, fn () => $create($client))->errorCode));
        same([], $other->close());
    },
    'retries a body that was cut' => function () use ($run, $response, $create) {
        [, $delays] = $run(
            [substr($response(ACCOUNT), 0, -1), $response(ACCOUNT)],
            fn ($client) => same('acct_1', $create($client)['id']),
        );
        same(1, count($delays));
    },
    'reports timeouts' => fn () => $run(
        ['hang'],
        fn ($client) => throws(TimeoutException::class, fn () => $create($client, maxRetries: 0)),
        0.05,
    ),
    'streams lines and reports a cut' => function () use ($run, $response) {
        $cut = substr($response("{\"id\":1}\n{\"id\":2}\n{\"id\":3}\n"), 0, -4);
        [$requests] = $run([$cut], function ($client) {
            $ids = [];
            throws(ConnectionException::class, function () use ($client, &$ids) {
                foreach ($client->rollovers->export()->lines() as $line) {
                    $ids[] = $line['id'];
                }
            });
            same([1, 2], $ids);
        });
        same(1, count($requests));
    },
    'reads files and chunked bodies' => function () use ($run, $response) {
        $chunked = "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nX-Name: a: b\r\n\r\n"
            . "3\r\n{\"i\r\n7\r\nd\":\"ü\"\r\n1\r\n}\r\n0\r\n\r\n";
        $run([$chunked, $response("\x00%PDF")], function ($client) {
            $export = $client->rollovers->export();
            same('a: b', $export->headers['x-name']);
            same([['id' => 'ü']], iterator_to_array($export->lines()));
            same("\x00%PDF", $client->documents->file('doc_1')->body());
        });
    },
    'loads pages on demand' => function () use ($run, $response) {
        $page = fn (int $id, ?string $cursor) => $response(
            json_encode(['data' => [['id' => $id]], 'hasMore' => $cursor !== null, 'nextCursor' => $cursor]),
        );
        $pages = [$page(1, 'c2'), $page(1, 'c2'), $page(2, null), $page(2, null)];
        [$requests] = $run($pages, function ($client) {
            $list = $client->accounts->list(limit: 1);
            same([['id' => 1]], $list->first(1));
            same([['id' => 1], ['id' => 2]], iterator_to_array($list));
            same([['id' => 2]], $list->page('c2')['data']);
            same([], $list->first(0));
        });
        same(4, count($requests));
        same(true, str_contains($requests[2]['head'], '?limit=1&cursor=c2 '));
    },
    'encodes names of files' => function () {
        [$body, $type] = (new Upload("a\"\r\nb-ü.pdf", "\xff%PDF", 'application/pdf'))->encode(['type' => 'loa']);
        same(1, preg_match('#^multipart/form-data; boundary=[0-9a-f]{32}$#', $type));
        same(true, str_contains($body, 'filename="a%22%0D%0Ab-ü.pdf"'));
        same(true, strpos($body, 'loa') < strpos($body, '%PDF'));
        throws(InvalidArgumentException::class, fn () => new Upload('a', '', "a\r\nX: y"));
    },
];
