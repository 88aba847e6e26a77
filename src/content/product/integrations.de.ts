/* From src/content/product/integrations.ts, as of 41b4b74e. */
/** Open standards that the products speak, and the counterpart of the test in our lab. */
export const integrations = [
  {
    sample: true,
    standard: 'PKCS #11',
    use: 'Hardwaremodule mit Ihren Hauptschlüsseln',
    testedWith: 'SoftHSM',
  },
  {
    sample: true,
    standard: 'KMIP',
    use: 'Schlüsselverwaltung, die Sie schon betreiben',
    testedWith: 'PyKMIP',
  },
  {
    sample: true,
    standard: 'S3-API',
    use: 'Objektspeicher, Sicherungsprogramme und Archive',
    testedWith: 'Ceph',
  },
  {
    sample: true,
    standard: 'SAML 2.0',
    use: 'Einmalige Anmeldung über Ihren Identitätsanbieter',
    testedWith: 'Keycloak',
  },
  {
    sample: true,
    standard: 'OpenID Connect',
    use: 'Anmeldung für Anwendungen und Dienste',
    testedWith: 'Keycloak',
  },
  {
    sample: true,
    standard: 'SCIM',
    use: 'Konten und Gruppen, automatisch angelegt und entfernt',
    testedWith: 'Keycloak mit SCIM-Erweiterung',
  },
  {
    sample: true,
    standard: 'LDAP',
    use: 'Personen und Gruppen aus Ihrem Verzeichnis',
    testedWith: 'OpenLDAP',
  },
  {
    sample: true,
    standard: 'OpenTelemetry',
    use: 'Messwerte und Abläufe in Ihrer Überwachung',
    testedWith: 'OpenTelemetry Collector',
  },
  {
    sample: true,
    standard: 'syslog',
    use: 'Protokolleinträge in Ihrem SIEM',
    testedWith: 'rsyslog',
  },
] as const;

/** Stands under a table of integrations. */
export const integrationsTested =
  'Wir prüfen jeden Standard bei jeder Version mit einem quelloffenen Gegenstück und Ihre eigenen Versionen in Woche 2 eines Pilotprojekts.' as const;
