import { expect, test } from 'vitest';
import { caddyfile } from '../../deploy/hosts/caddy.ts';
import { nginxFile } from '../../deploy/hosts/nginx.ts';

const site = (origin: string) => ({ rules: [], origin, bases: [''], staffBases: [''], rooms: [] });

test('the address with www. is led to the site, with a certificate for both', () => {
  const nginx = nginxFile(site('https://pier.example'));
  expect(nginx.match(/server_name pier\.example www\.pier\.example;/g)).toHaveLength(2);
  expect(nginx).toContain(
    'if ($host = www.pier.example) { return 301 https://pier.example$request_uri; }',
  );
  expect(caddyfile(site('https://pier.example'))).toContain(
    '\nwww.pier.example {\n\tredir https://pier.example{uri} permanent\n}\n',
  );
});

test('a site that begins with www. itself has no second one before it', () => {
  expect(nginxFile(site('https://www.pier.example'))).not.toContain('www.www.');
  expect(caddyfile(site('https://www.pier.example'))).not.toContain('www.www.');
});
