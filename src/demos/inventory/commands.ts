/** Commands that make a file which is read here, by the program they need. They are the same in every language. */
export const commands: readonly string[] = [
  'testssl.sh --jsonfile scan.json www.example.com',
  'sslyze --json_out scan.json www.example.com',
  'nmap -p 443 --script ssl-enum-ciphers,ssl-cert -oX scan.xml 192.0.2.0/24',
  'ssh-keyscan host1 host2 > known_hosts',
  'ssh-audit -jj host1 > host1.json',
  'cdxgen --include-crypto -o cbom.json .',
  'openssl s_client -showcerts -connect www.example.com:443 < /dev/null > chain.pem',
  'keytool -list -rfc -keystore store.jks > store.pem',
  'certutil -split -store My',
];
