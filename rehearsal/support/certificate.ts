import { spawnSync } from 'node:child_process';
import path from 'node:path';

export type Certificate = {
  key: string;
  cert: string;
  /** Who has signed it; trusted by nobody but a test. */
  authority: string;
};

const NEW_KEY = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes';
const SIGNED = '-CA authority.pem -CAkey authority.key -CAcreateserial -copy_extensions copy';

/**
 * A certificate for this name, signed by an authority of its own.
 * @param folder to write into @returns its files
 * @throws Error where openssl is missing
 */
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
