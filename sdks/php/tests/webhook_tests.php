<?php

declare(strict_types=1);

use Svc\Exception\WebhookVerificationException;
use Svc\Webhook;

const BODY = '{"type":"rollover.completed","data":{"rolloverId":"rol_1"}}';
const NOW = 1_767_225_600;
$secret = 'whsec_' . base64_encode(str_repeat('k', 32));
$other = 'whsec_' . base64_encode(str_repeat('o', 32));

$sign = static fn (string $secret, string $body = BODY, int $time = NOW): string
    => 'v1,' . base64_encode(hash_hmac('sha256', "msg_1.$time.$body", base64_decode(substr($secret, 6)), true));
$headers = static fn (?string $signature = null, int $time = NOW): array => [
    'Webhook-Id' => 'msg_1',
    'webhook-timestamp' => (string) $time,
    'webhook-signature' => $signature ?? $sign($secret, BODY, $time),
];
$verify = static fn (string $body, array $headers, mixed $secrets = null, mixed ...$options) => Webhook::verify(
    $body,
    $headers,
    $secrets ?? $secret,
    ...['now' => NOW, ...$options],
);
$refuse = static fn (string $reason, mixed ...$arguments) => same(
    $reason,
    throws(WebhookVerificationException::class, fn () => $verify(...$arguments))->reason,
);

return [
    // https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
    'verifies the example of the specification' => fn () => same(['test' => 2432232314], Webhook::verify(
        '{"test": 2432232314}',
        ['webhook-id' => 'msg_p5jXN8AQM9LWM0D4loKWxJek', 'webhook-timestamp' => '1614265330',
            'webhook-signature' => 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='],
        'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
        now: 1614265330,
    )),
    'accepts several secrets and signatures' => function () use ($verify, $refuse, $headers, $sign, $secret, $other) {
        same('rol_1', $verify(BODY, $headers(), [$other, $secret])['data']['rolloverId']);
        $verify(BODY, $headers("v2,x v1,!! v1,AAAA {$sign($other)} {$sign($secret)}"));
        $refuse('not_signed', BODY, $headers(), $other);
    },
    'ignores signatures after the sixteenth' => function () use ($verify, $refuse, $headers, $sign, $secret) {
        $verify(BODY, $headers(str_repeat('v1,AAAA ', 15) . $sign($secret)));
        $refuse('not_signed', BODY, $headers(str_repeat('v1,AAAA ', 16) . $sign($secret)));
    },
    'accepts $_SERVER and lists of values' => function () use ($verify, $headers) {
        foreach ($headers() as $name => $value) {
            $server['HTTP_' . strtr(strtoupper($name), '-', '_')] = $value;
            $lists[$name] = [$value];
        }
        $verify(BODY, [...$server, 'argc' => 1]);
        $verify(BODY, $lists);
    },
    'rejects changed content' => function () use ($refuse, $headers) {
        $refuse('not_signed', BODY . ' ', $headers());
        $refuse('not_signed', BODY, ['Webhook-Id' => 'msg_2'] + $headers());
        $refuse('not_signed', BODY, $headers('v1,'));
    },
    'rejects old and early attempts' => function () use ($verify, $refuse, $headers) {
        $refuse('too_old', BODY, $headers(null, NOW - 301));
        $refuse('too_new', BODY, $headers(null, NOW + 301));
        $verify(BODY, $headers(null, NOW - 300));
        $verify(BODY, $headers(null, NOW + 300));
        $verify(BODY, $headers(null, NOW - 400), toleranceSeconds: 500);
        $refuse('too_old', BODY, ['webhook-timestamp' => '1e9'] + $headers());
    },
    'rejects missing headers' => function () use ($refuse, $headers) {
        foreach (array_keys($headers()) as $name) {
            $refuse('header_missing', BODY, array_diff_key($headers(), [$name => '']));
        }
        $refuse('header_missing', BODY, $headers(''));
    },
    'rejects a body that is not JSON' => fn () => $refuse('not_json', '{', $headers($sign($secret, '{'))),
    'rejects malformed secrets without showing them' => function () use ($verify, $headers, $secret) {
        foreach (['', 'whsec_', 'whsec_!', substr($secret, 6), []] as $invalid) {
            $error = throws(InvalidArgumentException::class, fn () => $verify(BODY, $headers(), $invalid));
            same(false, str_contains($error->getMessage(), 'a2tr'));
        }
    },
];
