export const integrations = [
  { standard: 'PKCS #11', use: 'Hardware security modules that hold your root keys' },
  { standard: 'KMIP', use: 'Key management servers you already run' },
  { standard: 'S3 API', use: 'Object stores, backup tools and archives' },
  { standard: 'SAML 2.0', use: 'Single sign-on from your identity provider' },
  { standard: 'OpenID Connect', use: 'Sign-in for apps and services' },
  { standard: 'SCIM', use: 'Accounts and groups, created and removed automatically' },
  { standard: 'LDAP', use: 'Users and groups from your directory' },
  { standard: 'OpenTelemetry', use: 'Metrics and traces in your monitoring' },
  { standard: 'syslog', use: 'Audit events in your SIEM' },
] as const;
