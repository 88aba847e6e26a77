<?php
// config/sealing.php (Laravel). In Symfony, put the same keys under parameters in services.yaml.
return [
    'base_url' => env('__ENV___GATEWAY_URL'),
    'api_key' => env('__ENV___API_KEY'),
    'timeout' => 10,
];
