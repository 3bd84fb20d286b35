import { spawnSync } from 'node:child_process';
import path from 'node:path';

export type Certificate = {
  key: string;
  cert: string;
  /** Certificate of the authority that signed `cert`; only tests trust it. */
  authority: string;
};

const NEW_KEY = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes';
const SIGNED = '-CA authority.pem -CAkey authority.key -CAcreateserial -copy_extensions copy';

/** Makes a certificate for a host name, signed by a new authority, into `folder`. */
export function makeCertificate(folder: string, name: string): Certificate {
  const openssl = (words: string) => {
    const { status, error, stderr } = spawnSync('openssl', words.split(' '), {
      cwd: folder,
      encoding: 'utf8',
    });
    if (error)
      throw new Error('There is no openssl to make a certificate with: install that package.');
    if (status !== 0) throw new Error(`openssl made no certificate:\n${stderr}`);
  };
  openssl(
    `req -x509 ${NEW_KEY} -days 2 -subj /CN=Rehearsal -keyout authority.key -out authority.pem`,
  );
  openssl(
    `req ${NEW_KEY} -subj /CN=${name} -addext subjectAltName=DNS:${name},DNS:www.${name} -keyout key -out csr`,
  );
  openssl(`x509 -req ${SIGNED} -days 2 -in csr -out cert.pem`);
  const file = (called: string) => path.join(folder, called);
  return { key: file('key'), cert: file('cert.pem'), authority: file('authority.pem') };
}
