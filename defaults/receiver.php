<?php
// Written by Prospectus. The next build replaces this file.
// Sends each form of the site as an e-mail, and keeps nothing. PHP 7.4 or later.
declare(strict_types=1);

const SITE = <<<'JSON'
{}
JSON;
const MOST_BYTES = 65536;
const NOT_SHOWN = ['website', 'copies', 'replyTo', 'subjectLine', 'formType'];

/** A text without control characters, but for tabs and line breaks. */
function plain($value): string
{
    return is_string($value) ? (preg_replace('/[^\P{Cc}\t\n]/u', '', $value) ?? '') : '';
}

function one_line($value): string
{
    return trim(preg_replace('/\s+/u', ' ', plain($value)) ?? '');
}

/** The address of a page in the language of the page that has sent the form. */
function in_language(string $address, array $site): string
{
    $path = parse_url($_SERVER['HTTP_REFERER'] ?? '', PHP_URL_PATH) ?: '';
    foreach ($site['languages'] ?? [] as $language) {
        $folder = $site['base'] . $language;
        if ($path === $folder || strpos($path, "$folder/") === 0) {
            return $folder . substr($address, strlen($site['base']) - 1);
        }
    }
    return $address;
}

/** Answers scripts in JSON, and browsers with the page that says what happened. */
function answer(int $status, array $site, bool $isScript): void
{
    if ($isScript) {
        http_response_code($status);
        header('Content-Type: application/json');
        echo json_encode(['success' => $status === 200]);
    } else {
        header('Location: ' . in_language($status === 200 ? $site['thanks'] : $site['notSent'], $site), true, 303);
    }
    exit;
}

/** Whether a page of another site has sent the form. */
function is_foreign(): bool
{
    $origin = $_SERVER['HTTP_ORIGIN'] ?? '';
    $host = preg_replace('#^https?://#', '', $origin);
    return ($_SERVER['HTTP_SEC_FETCH_SITE'] ?? '') === 'cross-site'
        || ($origin !== '' && strcasecmp($host, $_SERVER['HTTP_HOST'] ?? '') !== 0);
}

$method = $_SERVER['REQUEST_METHOD'] ?? 'GET';
if ($method !== 'POST') {
    http_response_code($method === 'OPTIONS' ? 204 : 405);
    header('Allow: POST, OPTIONS');
    exit;
}

$site = json_decode(SITE, true);
$isScript = strpos($_SERVER['CONTENT_TYPE'] ?? '', 'application/json') === 0;
if (is_foreign()) {
    answer(403, $site, $isScript);
}
if ((int) ($_SERVER['CONTENT_LENGTH'] ?? 0) > MOST_BYTES) {
    answer(413, $site, $isScript);
}
$data = $isScript ? json_decode(file_get_contents('php://input', false, null, 0, MOST_BYTES), true) : $_POST;
$fields = is_array($data) && is_string($data['formType'] ?? null) ? ($site['fields'][$data['formType']] ?? null) : null;
if ($fields === null) {
    answer(400, $site, $isScript);
}
// Only programs fill in this field, and they are told nothing.
if (plain($data['website'] ?? '') !== '') {
    answer(200, $site, $isScript);
}

$lines = [];
foreach ($fields as $name) {
    $value = plain($data[$name] ?? '');
    if ($value !== '' && !in_array($name, NOT_SHOWN, true)) {
        $lines[] = "$name: $value";
    }
}
$headers = [
    'From' => $site['recipients'][0],
    'MIME-Version' => '1.0',
    'Content-Type' => 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding' => 'base64',
];
$visitor = one_line($data['email'] ?? '');
if (filter_var($visitor, FILTER_VALIDATE_EMAIL) !== false) {
    $headers['Reply-To'] = $visitor;
}
// Encoded words have at most 75 characters each, and no half characters. Not every host has mbstring.
preg_match_all('/.{1,10}/u', one_line($data['subjectLine'] ?? ''), $pieces);
$encoded = array_map(static fn ($piece) => '=?UTF-8?B?' . base64_encode($piece) . '?=', array_slice($pieces[0], 0, 20));
$subject = implode("\r\n ", $encoded);
$text = chunk_split(base64_encode(implode("\n", $lines)));
answer(mail(implode(', ', $site['recipients']), $subject, $text, $headers) ? 200 : 500, $site, $isScript);
