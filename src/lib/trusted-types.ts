/** TypeScript's DOM types do not include the Trusted Types API yet. */
type Rules = { createScriptURL: (url: string) => string; createScript: (text: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: Rules) => Rules };

/** The only policy name that the Content-Security-Policy allows. */
const POLICY_NAME = 'own-scripts';

const RULES: Rules = { createScriptURL: sameOrigin, createScript: sameData };

let policy: Rules | undefined;

/** Marks a worker's address as trusted. @throws TypeError for an address of another origin */
export function ownScriptUrl(url: string): string {
  return rules().createScriptURL(url);
}

/** Marks data for a script element as trusted. @throws SyntaxError if it is not JSON */
export function ownScriptData(json: string): string {
  return rules().createScript(json);
}

function rules(): Rules {
  policy ??= trustedTypes()?.createPolicy(POLICY_NAME, RULES) ?? RULES;
  return policy;
}

function sameOrigin(url: string): string {
  const resolved = new URL(url, window.location.href);
  if (resolved.origin !== window.location.origin) throw new TypeError(`not our script: ${url}`);
  return resolved.href;
}

function sameData(json: string): string {
  JSON.parse(json);
  return json;
}

function trustedTypes(): TrustedTypes | undefined {
  // Browsers without the API return undefined.
  return Reflect.get(window, 'trustedTypes') as TrustedTypes | undefined;
}
