import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import {
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  request as plainRequest,
} from 'node:http';
import { request } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { connect } from 'node:tls';
import { setTimeout as wait } from 'node:timers/promises';

import { keyExchanges } from '../../generator/hosts/headers.ts';
import { site as vendor } from '../../src/config/site.ts';
import { missingPrograms } from './missing-programs.ts';

const root = resolve(import.meta.dirname, '../..');

/** A folder to serve; `recipe` replaces the server configuration that the build wrote. */
type Site = { readonly folder: string; readonly recipe?: string };

const built: Site = { folder: join(root, 'dist') };

export type Host = {
  readonly httpPort: number;
  readonly httpsPort: number;
  readonly certificate: string;
  readonly stop: () => Promise<void>;
};

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const apacheModules = '/usr/lib/apache2/modules';
const paths = {
  nginx: ['/usr/sbin/nginx', brotliModule],
  caddy: ['/usr/bin/caddy'],
  apache: ['/usr/sbin/apache2', apacheModules],
} as const satisfies Record<string, readonly string[]>;

export type HostName = keyof typeof paths;

/** Why a server cannot run on this machine; null if it can. */
export const missingOn = (name: HostName): string | null => missingPrograms(name, paths[name]);

export async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  await once(server.close(), 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port was found');
  return address.port;
}

/**
 * Asks a program that was just started until it answers.
 * @throws Error with its output if it ends or does not answer within five minutes
 */
export async function firstAnswer<Answer>(
  program: ChildProcess,
  tryOnce: () => Promise<Answer>,
): Promise<Answer> {
  let output = '';
  for (const stream of [program.stdout, program.stderr])
    stream?.on('data', (text: Buffer) => (output += text.toString()));
  const until = Date.now() + 300_000;
  while (Date.now() < until && program.exitCode === null && program.signalCode === null) {
    const answer = await tryOnce().catch(() => null);
    if (answer) return answer;
    await wait(50);
  }
  program.kill();
  throw new Error(`${program.spawnfile} did not answer. ${output}`);
}

export function certificateIn(folder: string) {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key, '-out', certificate];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  execFileSync('openssl', ['req', ...kind, '-days', '2', ...names, ...files], { stdio: 'ignore' });
  return { certificate, key };
}

const recipeFile = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8');

/** Fills in the places of a recipe that an owner has to edit. */
function filledIn(recipe: string, places: readonly (readonly [RegExp, string])[]): string {
  let text = recipe;
  for (const [place, value] of places) {
    if (!place.test(text)) throw new Error(`The recipe does not contain ${place}`);
    text = text.replace(place, () => value);
  }
  return text;
}

type Setting = {
  site: Site;
  folder: string;
  certificate: string;
  key: string;
  httpPort: number;
  httpsPort: number;
};

const { host } = new URL(vendor.url);
// Not an endpoint on a host below it.
const everyHost = new RegExp(String.raw`(?<![\w.-])${host.replaceAll('.', String.raw`\.`)}`, 'g');

/** What a server prints about itself and its cryptography. */
const about = { nginx: ['/usr/sbin/nginx', '-V'], caddy: ['/usr/bin/caddy', 'version'] } as const;

/** The server's oldest version that has ML-KEM: of OpenSSL, and of Caddy. */
const oldest = { nginx: /OpenSSL (\d+)\.(\d+)/, caddy: /v?(\d+)\.(\d+)/ } as const;
const since = { nginx: [3, 5], caddy: [2, 10] } as const;

/** Why a server's connections cannot be post-quantum on this machine; null if they can. */
export function isTooOld(name: 'nginx' | 'caddy'): string | null {
  const [program, word] = about[name];
  const { stdout, stderr } = spawnSync(program, [word], { encoding: 'utf8' });
  const [found = '', major = 0, minor = 0] = oldest[name].exec(stdout + stderr) ?? [];
  const [needed, least] = since[name];
  const isNew = Number(major) > needed || (Number(major) === needed && Number(minor) >= least);
  return isNew ? null : `${name} has no ML-KEM here: ${found}, before ${since[name].join('.')}.`;
}

/** A recipe for a server that is too old for its first line of cryptography, as the recipe says. */
const withoutMlKem = (recipe: string, name: 'nginx' | 'caddy', line: RegExp) =>
  isTooOld(name) === null ? recipe : filledIn(recipe, [[line, '']]);

function nginxCommand({ site, folder, certificate, key, httpPort, httpsPort }: Setting) {
  const text = withoutMlKem(site.recipe ?? recipeFile('nginx.conf'), 'nginx', /ssl_ecdh_curve .*;/);
  const recipe = filledIn(text, [
    [/ssl_certificate .*;/, `ssl_certificate ${certificate};`],
    [/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`],
    [/listen 80;/, `listen 127.0.0.1:${httpPort};`],
    [/listen \[::\]:80;\n/, '\n'],
    [/listen 443 /, `listen 127.0.0.1:${httpsPort} `],
    [/listen \[::\]:443 ssl http2;\n/, '\n'],
    [/https:\/\/\$server_name/, `https://$server_name:${httpsPort}`],
    [/root .*;/, `root ${site.folder};`],
    [everyHost, 'localhost'],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const config = `load_module ${brotliModule};
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { }
http {
access_log off;
${temporary.join('\n')}
${recipe}
}`;
  writeFileSync(join(folder, 'nginx.conf'), config);
  const parameters = ['-p', folder, '-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`];
  return ['/usr/sbin/nginx', ...parameters] as const;
}

function caddyCommand({ site, folder, certificate, key, httpPort, httpsPort }: Setting) {
  const text = withoutMlKem(site.recipe ?? recipeFile('Caddyfile'), 'caddy', /curves .*/);
  const recipe = filledIn(text, [
    [/root \* .*/, `root * ${site.folder}\n\tbind 127.0.0.1`],
    [/\ttls \{/, `\ttls ${certificate} ${key} {`],
    [everyHost, 'localhost'],
  ]);
  const global = `{\n\tadmin off\n\thttp_port ${httpPort}\n\thttps_port ${httpsPort}\n\tdefault_bind 127.0.0.1\n}\n`;
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, global + recipe);
  return ['/usr/bin/caddy', 'run', '--config', file, '--adapter', 'caddyfile'] as const;
}

const modules = ['alias', 'authz_core', 'dir', 'headers', 'mime', 'mpm_event', 'rewrite', 'ssl'];

/** The published folder has the recipe as `.htaccess`. */
function apacheCommand({ site, folder, certificate, key, httpPort, httpsPort }: Setting) {
  const root = join(folder, 'site');
  cpSync(site.folder, root, { recursive: true });
  writeFileSync(join(root, '.htaccess'), site.recipe ?? recipeFile('apache.htaccess'));
  const config = `${modules.map((name) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so`).join('\n')}
TypesConfig /dev/null
ServerName localhost
ServerTokens Prod
PidFile ${folder}/apache.pid
ErrorLog ${folder}/error.log
DefaultRuntimeDir ${folder}
Listen 127.0.0.1:${httpPort}
Listen 127.0.0.1:${httpsPort}
DocumentRoot ${root}
<Directory ${root}>
  AllowOverride All
  Require all granted
</Directory>
<VirtualHost 127.0.0.1:${httpPort}>
  Redirect permanent / https://localhost:${httpsPort}/
</VirtualHost>
<VirtualHost 127.0.0.1:${httpsPort}>
  SSLEngine on
  SSLCertificateFile ${certificate}
  SSLCertificateKeyFile ${key}
</VirtualHost>
`;
  writeFileSync(join(folder, 'apache.conf'), config);
  return ['/usr/sbin/apache2', '-D', 'FOREGROUND', '-f', join(folder, 'apache.conf')] as const;
}

const commands = { nginx: nginxCommand, caddy: caddyCommand, apache: apacheCommand };

/** Sends one raw request: no headers added, nothing decoded. */
export function sendRaw(
  { certificate, httpsPort, httpPort }: Pick<Host, 'certificate' | 'httpsPort' | 'httpPort'>,
  path: string,
  headers: OutgoingHttpHeaders = {},
  { method = 'GET', secure = true } = {},
): Promise<Answer> {
  const options = { host: 'localhost', path, headers, method, agent: false, family: 4 };
  return new Promise((done, failed) => {
    const sent = secure
      ? request({ ...options, port: httpsPort, ca: readFileSync(certificate) })
      : plainRequest({ ...options, port: httpPort });
    sent.on('error', failed);
    sent.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { statusCode: status = 0, headers: found } = response;
        done({ status, headers: found, body: Buffer.concat(parts) });
      });
    });
    sent.end();
  });
}

/** The groups of TLS 1.3 that a server takes, each offered alone. */
export async function groupsTaken({
  certificate,
  httpsPort: port,
}: Pick<Host, 'certificate' | 'httpsPort'>): Promise<readonly string[]> {
  const ca = readFileSync(certificate);
  const taken: string[] = [];
  for (const ecdhCurve of keyExchanges) {
    const to = { host: 'localhost', servername: 'localhost', port, ca } as const;
    const options = { ...to, ecdhCurve, minVersion: 'TLSv1.3' } as const;
    const isTaken = await new Promise<boolean>((done) => {
      const socket = connect(options, () => done(true));
      socket.on('error', () => done(false));
      socket.end();
    });
    if (isTaken) taken.push(ecdhCurve);
  }
  return taken;
}

/** Starts a server on free local ports. */
export async function startHost(name: HostName, site = built): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const ports = { httpPort: await freePort(), httpsPort: await freePort() };
  const setting = { site, folder, ...certificateIn(folder), ...ports };
  const [program, ...parameters] = commands[name](setting);
  const server = spawn(program, parameters, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      // As the recipe says, for Debian's Caddy.
      GODEBUG: 'tlsmlkem=1',
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill();
    await ended;
    rmSync(folder, { recursive: true });
  };
  const { certificate } = setting;
  const started = { ...ports, certificate, stop };
  await firstAnswer(server, () => sendRaw(started, '/'));
  return started;
}
