/** Open standards that the products speak, and the counterpart of the test in our lab. */
export const integrations = [
  {
    sample: true,
    standard: 'PKCS #11',
    use: 'Hardware security modules that hold your root keys',
    testedWith: 'SoftHSM',
  },
  {
    sample: true,
    standard: 'KMIP',
    use: 'Key management servers you already run',
    testedWith: 'PyKMIP',
  },
  {
    sample: true,
    standard: 'S3 API',
    use: 'Object stores, backup tools and archives',
    testedWith: 'Ceph',
  },
  {
    sample: true,
    standard: 'SAML 2.0',
    use: 'Single sign-on from your identity provider',
    testedWith: 'Keycloak',
  },
  {
    sample: true,
    standard: 'OpenID Connect',
    use: 'Sign-in for apps and services',
    testedWith: 'Keycloak',
  },
  {
    sample: true,
    standard: 'SCIM',
    use: 'Accounts and groups, created and removed automatically',
    testedWith: 'Keycloak with a SCIM extension',
  },
  {
    sample: true,
    standard: 'LDAP',
    use: 'Users and groups from your directory',
    testedWith: 'OpenLDAP',
  },
  {
    sample: true,
    standard: 'OpenTelemetry',
    use: 'Metrics and traces in your monitoring',
    testedWith: 'OpenTelemetry Collector',
  },
  { sample: true, standard: 'syslog', use: 'Audit events in your SIEM', testedWith: 'rsyslog' },
] as const;

/** Stands under a table of integrations. */
export const integrationsTested =
  'We test each standard with an open-source counterpart at every release, and your own versions in week 2 of a pilot.' as const;
