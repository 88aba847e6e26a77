/* What visitors who read German call things: a list of its own, no translation of the English one. */
import type { Synonyms } from '../lib/text/search-words.ts';

export const synonyms: Synonyms = {
  // Kauf
  Preis:
    'Kosten, kostet, was kostet, wie teuer, teuer, Gebühr, Gebühren, Tarif, Tarife, Angebot, Kostenvoranschlag, Lizenzkosten, Abo, Abonnement, kaufen, Budget, Rabatt, Nachlass',
  Partner: 'Händler, Wiederverkäufer, Reseller, Systemhaus, Provision',
  Demo: 'Testzugang, testen, Probezugang, Vorführung, Termin, Webinar',
  Pilotprojekt: 'Machbarkeitsstudie, Proof of Concept, PoC, Evaluierung, Testphase, ausprobieren',
  Ausstieg:
    'Anbieterbindung, Lock-in, Vendor Lock-in, kündigen, Kündigung, Vertrag kündigen, Ausstiegsstrategie, Anbieterwechsel, wechseln, Exit-Strategie',
  'uns nicht mehr gibt': 'Insolvenz, Pleite, Konkurs, Übernahme, Treuhand, Escrow, Hinterlegung',

  // Recht und Nachweise
  'Vertrag zur Auftragsverarbeitung': 'AVV, AV-Vertrag, ADV, DPA, Artikel 28, Art. 28',
  DSGVO: 'GDPR, Datenschutz-Grundverordnung, Datenschutzgrundverordnung, BDSG, Datenstandort',
  Datenschutzerklärung: 'Datenschutz, Cookies, Tracking, personenbezogene Daten, Privatsphäre',
  'Ihre Rechte':
    'abmelden, abbestellen, Widerruf, Widerspruch, Auskunft, Daten löschen, Konto löschen, Löschung',
  Penetrationstest: 'Pentest, Pentests, Sicherheitstest, Red Team',
  'SOC 2': 'SOC2, Prüfbericht, Testat, Attest, Auditbericht',
  'ISO 27001': 'ISO27001, ISMS, BSI Grundschutz, IT-Grundschutz',
  Compliance: 'NIS2, NIS 2, NIS-2, KRITIS, BaFin, MaRisk, Regulierung, Vorschriften, Zertifikate',
  Auftragsverarbeiter:
    'Unterauftragnehmer, Subunternehmer, Unterauftragsverarbeiter, Subdienstleister, Sub-Processor',
  'Sicherheitslücken melden':
    'PGP, GPG, Schwachstelle melden, Lücke melden, Bug Bounty, Safe Harbor, security.txt, CVE, Fehler melden',
  'Wer verantwortlich ist':
    'Impressum, Anbieterkennzeichnung, Verantwortlicher, Datenschutzbeauftragter',
  Nutzungsbedingungen: 'AGB, Geschäftsbedingungen, rechtliche Hinweise',
  Haftung: 'Schadenersatz, Schadensersatz, Gewährleistung, Garantie',
  'Geltendes Recht': 'Gerichtsstand, anwendbares Recht',
  Barrierefreiheit: 'BITV, BFSG, WCAG, Vorleseprogramm, Bildschirmleser, Screenreader',

  // Betrieb
  Verfügbarkeit: 'SLA, Ausfallzeit, Servicelevel, Service-Level, Uptime',
  Support: 'Hilfe, Kundendienst, Helpdesk, Ticket, Störung, SLA',
  Statusseite: 'Status, Systemstatus, Störungen, Ausfall, Störungsmeldung',
  'geändert Versionen': 'Änderungsprotokoll, Changelog, Neuerungen, Lebenszyklus, Updates',
  Kontakt:
    'Telefon, Telefonnummer, Rufnummer, anrufen, Anschrift, Adresse, Ansprechpartner, Standort, Vertrieb, E-Mail-Adresse',
  Unternehmensleitung: 'Geschäftsführer, Geschäftsführung, Vorstand, CEO, CTO, Gründer, Management',
  'Über uns': 'Unternehmen, Firma, Investoren, wer sind Sie',

  // Benutzung
  Konto:
    'Login, Anmeldung, anmelden, einloggen, registrieren, Registrierung, Passwort, Kennwort, Passwort vergessen',
  'Add-in E-Mail':
    'Outlook, Plugin, Plug-in, Erweiterung, Thunderbird, Gmail, Office 365, Microsoft 365',
  'Cloud-Konto Hardware':
    'On-Premises, lokal, Eigenbetrieb, selbst betreiben, Rechenzentrum, Hosting',
  Sicherheitsmodul: 'HSM, Hardwaremodul, Smartcard, TPM, Chipkarte',
  Backup: 'Datensicherung, Sicherungskopie, Sicherungskopien',
  Tokenisierung: 'Pseudonymisierung, Anonymisierung, Maskierung, ChatGPT, KI, LLM',

  // Kryptografie
  'ML-KEM': 'Kyber, Crystals Kyber',
  'ML-DSA': 'Dilithium, Crystals Dilithium',
  Schlüsseleinigung: 'Schlüsselaustausch, Diffie-Hellman, Key Exchange, Key Agreement',
  Schlüsselhülle: 'Wrapped Key, verpackter Schlüssel, Envelope Encryption',
  'Post-Quanten': 'PQC, quantensicher, quantenresistent, Quantenkryptografie, Postquantum',
  'Zero-Knowledge': 'BYOK, HYOK, eigene Schlüssel, können Sie unsere Daten lesen',

  // Was nur auf Englisch dasteht
  'open positions':
    'Gehalt, Gehälter, Verdienst, Stelle, Stellen, Stellenangebote, Jobs, Karriere, Bewerbung, bewerben, Praktikum',
  margin: 'Marge, Händlerrabatt, Händlerkonditionen, Provision',
  ITAR: 'Exportkontrolle, Ausfuhrkontrolle, Ausfuhrgenehmigung',
  clearance: 'Sicherheitsüberprüfung, Geheimschutz, Verschlusssachen',
  429: 'Ratenlimit, Ratenbegrenzung, Anfragelimit, Anfragen pro Sekunde',
  'media kit': 'Pressemappe, Presse, Pressefoto, Logo',
  'case studies': 'Referenzen, Referenzkunden, Fallstudie, Fallstudien, Kundenbeispiele',
};
