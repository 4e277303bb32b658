<?php

// Runs sdks/test-plan.yaml. Usage: run_plan.php plan.json, with the plan's variables, apiUrl and apiKey in `variables`.

declare(strict_types=1);

require __DIR__ . '/autoload.php';

use Svc\Client;
use Svc\Exception\ApiException;
use Svc\Exception\WebhookVerificationException;
use Svc\Upload;
use Svc\Webhook;

const DELIVERY_SECONDS = 60;

error_reporting(E_ALL);
set_error_handler(static fn (int $_, string $message) => throw new ErrorException($message));

$plan = json_decode(file_get_contents($argv[1]), true, flags: JSON_THROW_ON_ERROR);
$values = $plan['variables'];
$client = new Client(apiKey: $values['apiKey'], baseUrl: $values['apiUrl']);
foreach ($plan['steps'] as $step) {
    run_step($client, fill($step, $values), $values);
    echo "ok {$step['name']}\n";
}

function run_step(Client $client, array $step, array &$values): void
{
    try {
        $result = isset($step['receive']) ? receive($step['receive'], $values) : call($client, $step);
    } catch (ApiException $exception) {
        if (!isset($step['error'])) {
            throw $exception;
        }
        check_error($exception, $step['error']);
        return;
    }
    check(isset($step['error']), false, "{$step['name']}: error");
    foreach ($step['expect'] ?? [] as $path => $value) {
        check(read($result, $path), $value, $path);
    }
    foreach ($step['save'] ?? [] as $name => $path) {
        $values[$name] = read($result, $path);
    }
}

function call(Client $client, array $step): mixed
{
    [$resource, $method] = explode('.', $step['call'] ?? $step['list'] ?? $step['lines']);
    $arguments = $step['path'] ?? [];
    if (isset($step['file'])) {
        ['path' => $path, 'name' => $name, 'mediaType' => $mediaType] = $step['file'];
        array_push($arguments, new Upload($name, file_get_contents($path), $mediaType), $step['fields']);
    } elseif (isset($step['body'])) {
        $arguments[] = $step['body'];
    }
    $result = $client->$resource->$method(...$arguments, ...$step['query'] ?? [], ...$step['options'] ?? []);
    if (isset($step['lines'])) {
        $lines = iterator_to_array($result->lines());
        check(count($lines), $step['count'], 'lines');
        return $lines;
    }
    if (!isset($step['list'])) {
        return $result;
    }
    $items = isset($step['first']) ? $result->first($step['first']) : iterator_to_array($result);
    check(count($items) >= ($step['atLeast'] ?? 1), true, "{$step['name']}: enough items");
    check(count(array_unique(array_map(json_encode(...), $items))), count($items), 'different items');
    return $items;
}

function receive(string $type, array $values): array
{
    for ($wait = 0; ; $wait++) {
        $delivery = fetch("{$values['receiver']}?type=$type");
        if ($delivery !== null) {
            break;
        }
        check($wait < DELIVERY_SECONDS * 10, true, "received $type");
        usleep(100_000);
    }
    ['body' => $body, 'headers' => $headers] = $delivery;
    $secret = $values['secret'];
    refuse('not_signed', fn () => Webhook::verify("$body ", $headers, $secret));
    refuse('header_missing', fn () => Webhook::verify($body, [], $secret));
    refuse('too_old', fn () => Webhook::verify($body, $headers, $secret, now: microtime(true) + 1000));
    refuse('too_new', fn () => Webhook::verify($body, $headers, $secret, now: microtime(true) - 1000));
    return Webhook::verify($body, $headers, ['whsec_' . str_repeat('A', 44), $secret]);
}

function fetch(string $url): ?array
{
    $curl = curl_init($url);
    curl_setopt($curl, CURLOPT_RETURNTRANSFER, true);
    $text = curl_exec($curl);
    return curl_getinfo($curl, CURLINFO_RESPONSE_CODE) === 200 ? json_decode($text, true) : null;
}

function refuse(string $reason, Closure $verify): void
{
    try {
        $verify();
    } catch (WebhookVerificationException $exception) {
        check($exception->reason, $reason, 'reason');
        return;
    }
    throw new RuntimeException("not refused: $reason");
}

function check_error(ApiException $exception, array $expected): void
{
    check($exception::class, 'Svc\\Exception\\' . preg_replace('/Error$/', 'Exception', $expected['class']), 'class');
    check($exception->errorCode, $expected['code'], 'code');
    check($exception->status, $expected['status'], 'status');
    if (isset($expected['pointer'])) {
        check(in_array($expected['pointer'], array_column($exception->errors, 'pointer'), true), true, 'pointer');
    }
}

function check(mixed $actual, mixed $expected, string $name): void
{
    if ($actual !== $expected) {
        throw new RuntimeException("$name is " . json_encode($actual) . ', not ' . json_encode($expected));
    }
}

function fill(mixed $value, array $values): mixed
{
    if (is_array($value)) {
        return array_map(fn ($one) => fill($one, $values), $value);
    }
    if (!is_string($value)) {
        return $value;
    }
    return preg_match('/^\$(\w+)$/D', $value, $match) === 1
        ? $values[$match[1]]
        : preg_replace_callback('/\$(\w+)/', fn ($match) => (string) $values[$match[1]], $value);
}

function read(mixed $value, string $path): mixed
{
    foreach (explode('.', $path) as $part) {
        $value = $value[$part];
    }
    return $value;
}
