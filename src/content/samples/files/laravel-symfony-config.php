<?php
// config/sealing.php (Laravel); the same keys under parameters in services.yaml (Symfony)
return [
    'base_url' => env('__ENV___API_URL', '__API__'),
    'api_key' => env('__ENV___API_KEY'),
    'timeout' => 10,
];
